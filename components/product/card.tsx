import type { Picture } from "@/lib/domain/media/picture";
import { badgesOf } from "@/lib/domain/product/badges";
import type { ProductCard as Card } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { TEMPLATE } from "@/lib/domain/store/template";
import { CardMarkup } from "./card-markup";

type ProductCardProps = {
  store: StoreDetails;
  product: Card;
  now: Date;
  sizes?: string;
  isPriority?: boolean;
  /** True to show the product's second picture while the pointer is over the card. */
  turnsOnHover?: boolean;
  headingLevel?: "h2" | "h3";
};

/**
 * The `sizes` attribute of a card's picture, for two cards in a row on phones, three on tablets and four on desktops.
 */
export const CARD_SIZES = "(width >= 62rem) 24vw, (width >= 48rem) 31vw, 46vw";

/**
 * A product in a list. This server component only picks the fields that a card shows; the client component `CardMarkup`
 * renders them. A server component's markup is sent twice, as HTML and as data for React, which would make a page with
 * 24 products a third larger.
 */
export function ProductCard({
  store,
  product,
  now,
  sizes = CARD_SIZES,
  isPriority = false,
  turnsOnHover = false,
  headingLevel = "h3",
}: ProductCardProps) {
  const [first, second] = product.pictures;
  return (
    <CardMarkup
      storeId={store.id}
      slug={product.slug}
      name={product.name}
      note={product.summary || (TEMPLATE.brand ? product.brand : "")}
      picture={first && slim(first)}
      secondPicture={turnsOnHover && second ? slim(second) : undefined}
      badges={badgesOf(product, store, now)}
      badgePosition={store.setting.tagPosition}
      sellingPrice={product.sellingPrice}
      discountedPrice={product.discountedPrice}
      unit={product.unit}
      isFrom={product.priceVaries}
      currency={store.baseCurrency}
      sizes={sizes}
      isPriority={isPriority}
      headingLevel={headingLevel}
    />
  );
}

function slim({ src, width, height, alt }: Picture): Picture {
  return { src, width, height, alt };
}
