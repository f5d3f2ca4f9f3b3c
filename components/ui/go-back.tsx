"use client";
import { useRouter } from "next/navigation";
import { Icon } from "./icon";
import { ShopLink } from "./shop-link";

/** Back to where the shopper came from within the shop; without script, or for who came from outside, to `fallback`. */
export function GoBack({ fallback }: { fallback: string }) {
  const router = useRouter();
  return (
    <ShopLink
      href={fallback}
      onClick={(event) => {
        if (!cameFromThisShop()) return;
        event.preventDefault();
        router.back();
      }}
      className="flex items-center gap-2 py-1 text-[0.8125rem] text-muted hover:text-ink"
    >
      <Icon name="arrow-left" className="size-4" /> Back
    </ShopLink>
  );
}

/** Whether the entry before this one in the history is a page of ours. */
function cameFromThisShop(): boolean {
  if (window.history.length < 2) return false;
  // A soft navigation leaves the referrer of the first document, so a page reached within the shop counts as well.
  return document.referrer.startsWith(window.location.origin) || hasNavigated();
}

function hasNavigated(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && new URL(entry.name).pathname !== window.location.pathname;
}
