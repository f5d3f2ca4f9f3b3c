import { preload } from "react-dom";
import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc, pictureSrcSet } from "@/lib/domain/media/sources";
import { badgesOf } from "@/lib/domain/product/badges";
import type { ProductCard as Card } from "@/lib/domain/product/product";
import { colourBackground, otherColours } from "@/lib/domain/product/swatches";
import type { StoreDetails } from "@/lib/domain/store/store";
import { TEMPLATE } from "@/lib/domain/store/template";
import type { CardFacts, ProductFacts, StoreFacts } from "./card-markup";
import { CARD_SIZES } from "./card-sizes";
import { CardView } from "./card-view";
import { quickAddTexts } from "./texts";

type ProductCardProps = { store: StoreDetails; product: Card; now: Date; loading: CardFacts["loading"] };

/**
 * A product in the grid of a shared wishlist. This server component only picks the fields that a card shows; the client
 * component `CardView` renders them. A server component's markup is sent twice, as HTML and as data for React, which
 * would make a page with 24 products a third larger.
 */
export function ProductCard({ store, product, now, loading }: ProductCardProps) {
  return (
    <CardView
      {...storeFacts(store)}
      {...productFacts(product, store, now, true)}
      sizes={CARD_SIZES}
      loading={loading}
      headingLevel="h2"
    />
  );
}

/** What the cards of all products have in common. */
export function storeFacts(store: StoreDetails): StoreFacts {
  return { storeId: store.id, badgePosition: store.setting.tagPosition, currency: store.baseCurrency };
}

/** What a card shows of its product. */
export function productFacts(product: Card, store: StoreDetails, now: Date, turnsOnHover: boolean): ProductFacts {
  const [first, second] = product.pictures;
  const colours = otherColours(product.variantTypes, store.colours);
  const quickAdd = quickAddText(product, store);
  return {
    slug: product.slug,
    name: product.name,
    note: product.summary || (TEMPLATE.brand ? product.brand : ""),
    picture: first && { ...sizedPicture(first), alt: first.alt },
    // A field that is undefined would be sent with the page, for each card.
    ...(turnsOnHover && second && { secondPicture: sizedPicture(second) }),
    badges: badgesOf(product, store, now),
    price: product.price,
    unit: product.unit,
    isFrom: product.priceVaries,
    ...(colours && { otherColours: { count: colours.count, dots: colours.codes.map(colourBackground) } }),
    ...(quickAdd && { quickAdd }),
  };
}

/** Null for what cannot be bought now, and for what needs more than a variant: a length, an addon, or a text. */
export function quickAddText(product: Card, store: StoreDetails): string | null {
  const { price, stock, unit, needsAddon, needsText, variantTypes } = product;
  const isSold = price !== null && stock.state !== "sold_out" && store.subType !== "enquiry";
  if (!isSold || unit !== "Pcs" || needsText || (needsAddon && store.setting.offersAddons)) return null;
  const [type, ...others] = variantTypes;
  if (!type) return quickAddTexts.add;
  return others.length === 0 ? quickAddTexts.choose(type.name.toLowerCase()) : quickAddTexts.chooseOptions;
}

/** Makes browsers fetch the picture of the first card before all others. */
export function preloadPicture(storeId: string, product: Card | undefined, sizes: string): void {
  const picture = product?.pictures[0];
  if (!picture) return;
  preload(pictureSrc(storeId, picture.src), {
    as: "image",
    imageSrcSet: pictureSrcSet(storeId, picture),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}

function sizedPicture({ src, width, height }: Picture) {
  return { src, width, height };
}
