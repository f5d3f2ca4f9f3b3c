"use client";
import { useAtomValue } from "jotai";
import { CardHeart } from "@/components/wishlist/card-heart";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { showPricesIn } from "@/lib/browser/currency/show-prices";
import { type CardFacts, cardMarkup } from "./card-markup";

/**
 * A product card, as product lists show it. Its inside is HTML and not React elements, of which a list would have hundreds
 * (decision 50).
 */
export function CardView(card: CardFacts) {
  const shown = useAtomValue(currencyAtom);
  return (
    <article className="group relative">
      <div
        ref={showPricesIn(card.currency, shown)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
        dangerouslySetInnerHTML={{ __html: cardMarkup(card).html }}
        suppressHydrationWarning
      />
      <CardHeart
        slug={card.slug}
        name={card.name}
        className={card.badgePosition === "t_r" ? "end-1 bottom-1" : "end-1 top-1"}
      />
    </article>
  );
}
