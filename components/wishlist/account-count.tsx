"use client";
import { useIsHydrated } from "@/lib/browser/site/is-hydrated";
import { WishlistCount } from "./count";

/** The number of saved products on the start page of the account. The header, which hydrates earlier, has read it too. */
export function AccountWishlistCount() {
  const isHydrated = useIsHydrated();
  return isHydrated && <WishlistCount className="ms-2 font-sans text-base text-muted" />;
}
