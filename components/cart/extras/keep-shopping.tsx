"use client";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { stepsToLastPlace } from "@/lib/browser/site/last-place";
import { keepShoppingTexts } from "../texts";

/**
 * Leads back to the page that the shopper left for the cart, as it was: its filters, and the place to which it was
 * scrolled. Without script, or in a browser that does not tell, it opens the last place that the server knows of.
 */
export function KeepShopping({ lastPlace }: { lastPlace: string | null }) {
  return (
    <ShopLink
      href={lastPlace ?? "/all-products"}
      onClick={(event) => {
        const steps = stepsToLastPlace();
        if (steps === null) return;
        event.preventDefault();
        window.history.go(steps);
      }}
      className="mx-auto mt-3 flex min-h-11 w-fit items-center gap-2 text-sm hover:text-accent"
    >
      <Icon name="arrow-left" className="size-4" /> {keepShoppingTexts.link}
    </ShopLink>
  );
}
