import { type PictureLoading, pictureMarkup } from "@/components/media/picture-markup";
import { type Picture, renditionPath } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { productPath } from "@/lib/domain/product/path";
import type { Price } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";
import { withBasePath } from "@/lib/domain/site/base-path";
import { type Markup, markup } from "@/lib/domain/site/markup";
import type { ApplicationSetting } from "@/lib/domain/store/store";
import { badgesMarkup } from "./badges-markup";
import { priceLineMarkup } from "./price-markup";

export type CardFacts = {
  storeId: string;
  slug: string;
  name: string;
  /** The line of text below the product's name; empty if there is none. */
  note: string;
  picture: Picture | undefined;
  secondPicture?: Picture;
  badges: readonly string[];
  badgePosition: ApplicationSetting["tagPosition"];
  price: Price | null;
  unit: Unit;
  isFrom: boolean;
  currency: string;
  sizes: string;
  loading: PictureLoading;
  headingLevel: "h2" | "h3";
};

/** The inside of a product card. */
export function cardMarkup({ storeId, picture, secondPicture, ...card }: CardFacts): Markup {
  const heading = card.headingLevel === "h2" ? markup`h2` : markup`h3`;
  return markup`<div class="picture-box relative aspect-[900/1060] overflow-hidden bg-sand">${
    picture
      ? pictureMarkup({
          storeId,
          picture,
          sizes: card.sizes,
          loading: card.loading,
          className: "size-full object-cover transition-transform duration-700 group-hover:scale-[1.02]",
        })
      : null
  }${secondPicture ? secondPictureMarkup(storeId, secondPicture) : null}${badgesMarkup(card.badges, card.badgePosition)}</div><div class="pt-3.5"><${heading} class="leading-snug font-medium"><a href="${withBasePath(productPath(card.slug))}" class="after:absolute after:inset-0 group-hover:text-accent">${card.name}</a></${heading}>${
    card.note ? markup`<p class="mt-0.5 text-[0.8125rem] text-muted">${card.note}</p>` : null
  }<div class="mt-1">${priceLineMarkup(card)}</div></div>`;
}

/**
 * The second picture has the attribute `hidden` until the pointer is over the card, so that browsers do not fetch it
 * earlier.
 */
function secondPictureMarkup(storeId: string, { src, width, height }: Picture) {
  return markup`<div class="absolute inset-0 hidden lg:group-hover:block"><img src="${pictureSrc(storeId, renditionPath(src, "m"))}" alt="" width="${width}" height="${height}" loading="lazy" class="size-full object-cover"></div>`;
}
