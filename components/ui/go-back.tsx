"use client";
import { useRouter } from "next/navigation";
import { Icon } from "./icon";
import { ShopLink } from "./shop-link";
import { goBackTexts } from "./texts";

/** Goes back to the previous page of this shop; without script, or if there is no such page, opens `fallback`. */
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
      <Icon name="arrow-left" className="size-4" /> {goBackTexts.back}
    </ShopLink>
  );
}

/** Whether the previous history entry is a page of this shop. */
function cameFromThisShop(): boolean {
  if (window.history.length < 2) return false;
  // Client-side navigation does not change the referrer, so navigation since the document loaded counts too.
  return document.referrer.startsWith(window.location.origin) || hasNavigated();
}

function hasNavigated(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && new URL(entry.name).pathname !== window.location.pathname;
}
