"use client";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import { CardHeart } from "@/components/wishlist/card-heart";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { showPricesIn } from "@/lib/browser/currency/show-prices";
import { type CardFacts, cardMarkup, type ProductFacts, type StoreFacts } from "./card-markup";
import { CARD_SIZES } from "./card-sizes";

/**
 * A product card, as product lists show it. Its inside is HTML and not React elements, of which a list would have hundreds
 * (decision 50).
 */
export function CardView(card: CardFacts) {
  const shown = useAtomValue(currencyAtom);
  const element = useRef<HTMLElement>(null);
  return (
    <article ref={element} className="card">
      <div
        ref={showPricesIn(card.currency, shown)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
        dangerouslySetInnerHTML={{ __html: cardMarkup(card).html }}
        suppressHydrationWarning
      />
      <CardHeart slug={card.slug} card={element} />
    </article>
  );
}

type CardGridProps = StoreFacts & {
  products: readonly ProductFacts[];
  /** How many cards are in view when the page opens. */
  inViewCount: number;
  /** Whether the picture of the first card is fetched before all others. */
  hasFirstPicture: boolean;
  headingLevel: CardFacts["headingLevel"];
};

/** The cards of a list, two to four in a row. */
export function CardGrid({ products, inViewCount, hasFirstPicture, ...shared }: CardGridProps) {
  const loadingAt = (index: number) => {
    if (index === 0 && hasFirstPicture) return "first";
    return index < inViewCount ? "eager" : "lazy";
  };
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-12 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.slug}>
          <CardView {...shared} {...product} sizes={CARD_SIZES} loading={loadingAt(index)} />
        </li>
      ))}
    </ul>
  );
}

const STRIP_SIZES = "(width >= 62rem) 24vw, (width >= 48rem) 31vw, 62vw";

/** The cards of a `Strip`. */
export function StripCards({ products, ...shared }: StoreFacts & { products: readonly ProductFacts[] }) {
  return products.map((product) => (
    <li key={product.slug} className="strip-card">
      <CardView {...shared} {...product} sizes={STRIP_SIZES} loading="lazy" />
    </li>
  ));
}
