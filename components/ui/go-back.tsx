"use client";
import { useRouter } from "next/navigation";
import { Icon } from "./icon";
import { ShopLink } from "./shop-link";
import { goBackTexts } from "./texts";

/**
 * A link back to the previous page of this shop. Without script, or if the visitor came from elsewhere, it opens
 * `fallback`.
 */
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

/** Whether the page before this one in the browser's history is a page of this shop. */
function cameFromThisShop(): boolean {
  if (window.history.length < 2) return false;
  // Next's navigation does not change `document.referrer`, which only says where the first page of this document was
  // opened from. So `hasNavigated` is checked too.
  return document.referrer.startsWith(window.location.origin) || hasNavigated();
}

function hasNavigated(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && new URL(entry.name).pathname !== window.location.pathname;
}
