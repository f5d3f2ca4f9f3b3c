import { preload } from "react-dom";
import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";
import { badgesOf } from "@/lib/domain/product/badges";
import type { ProductCard as Card } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { TEMPLATE } from "@/lib/domain/store/template";
import type { CardFacts } from "./card-markup";
import { CARD_SIZES } from "./card-sizes";
import { CardView } from "./card-view";

type ProductCardProps = {
  store: StoreDetails;
  product: Card;
  now: Date;
  sizes?: string;
  loading?: CardFacts["loading"];
  /** True to show the product's second picture while the pointer is over the card. */
  turnsOnHover?: boolean;
  headingLevel?: "h2" | "h3";
};

/**
 * A product in a list. This server component only picks the fields that a card shows; the client component `CardView`
 * renders them. A server component's markup is sent twice, as HTML and as data for React, which would make a page with
 * 24 products a third larger.
 */
export function ProductCard({
  store,
  product,
  now,
  sizes = CARD_SIZES,
  loading = "lazy",
  turnsOnHover = false,
  headingLevel = "h3",
}: ProductCardProps) {
  const [first, second] = product.pictures;
  if (loading === "first" && first) {
    preload(pictureSrc(store.id, first.src), {
      as: "image",
      imageSrcSet: pictureSrcSet(store.id, first),
      imageSizes: sizes,
      fetchPriority: "high",
    });
  }
  return (
    <CardView
      storeId={store.id}
      slug={product.slug}
      name={product.name}
      note={product.summary || (TEMPLATE.brand ? product.brand : "")}
      picture={first && slim(first)}
      // A prop that is undefined would be sent with the page, for each card.
      {...(turnsOnHover && second && { secondPicture: slim(second) })}
      badges={badgesOf(product, store, now)}
      badgePosition={store.setting.tagPosition}
      price={product.price}
      unit={product.unit}
      isFrom={product.priceVaries}
      currency={store.baseCurrency}
      sizes={sizes}
      loading={loading}
      headingLevel={headingLevel}
    />
  );
}

function slim({ src, width, height, alt }: Picture): Picture {
  return { src, width, height, alt };
}
