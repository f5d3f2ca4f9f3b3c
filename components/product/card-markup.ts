import { type PictureLoading, pictureMarkup } from "@/components/media/picture-markup";
import { heartMarkup } from "@/components/wishlist/heart-markup";
import { type Picture, renditionPath } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { productPath } from "@/lib/domain/product/path";
import type { Price } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";
import { withBasePath } from "@/lib/domain/site/base-path";
import { type Markup, markup } from "@/lib/domain/site/markup";
import type { ApplicationSetting } from "@/lib/domain/store/store";
import { badgesMarkup } from "./badges-markup";
import { cardTexts } from "./first-load-texts";
import { priceLineMarkup } from "./price-markup";

/** What a card shows of its product. */
export type ProductFacts = {
  slug: string;
  name: string;
  /** The line of text below the product's name; empty if there is none. */
  note: string;
  picture: Picture | undefined;
  /** Without a text: it shows what the first one shows. */
  secondPicture?: Omit<Picture, "alt">;
  badges: readonly string[];
  price: Price | null;
  unit: Unit;
  isFrom: boolean;
  /** The product's other colours: how many, and the CSS backgrounds of their dots. */
  otherColours?: { count: number; dots: readonly string[] };
  /** What the link says that adds the product to the cart from the list; absent if that takes the product's page. */
  quickAdd?: string;
};

/** What the cards of all products have in common. */
export type StoreFacts = {
  storeId: string;
  badgePosition: ApplicationSetting["tagPosition"];
  currency: string;
};

export type CardFacts = ProductFacts &
  StoreFacts & {
    sizes: string;
    loading: PictureLoading;
    /** By default "h3". */
    headingLevel?: "h2" | "h3";
  };

/** The inside of a product card. */
export function cardMarkup(card: CardFacts): Markup {
  return markup`<div class="picture-box card-box">${picturesMarkup(card)}</div><div class="card-text">${textsMarkup(card)}</div>${quickAddMarkup(card)}`;
}

function picturesMarkup(card: CardFacts) {
  const { storeId, slug, name, picture, secondPicture, sizes, loading, badges, badgePosition } = card;
  return [
    picture ? pictureMarkup({ storeId, picture, sizes, loading, className: "card-picture" }) : markup``,
    secondPicture ? secondPictureMarkup(storeId, secondPicture) : markup``,
    badgesMarkup(badges, badgePosition),
    heartMarkup(slug, name, badgePosition === "t_r" ? "end-1 bottom-1" : "end-1 top-1"),
  ];
}

function textsMarkup({ slug, name, note, headingLevel, otherColours, ...price }: CardFacts) {
  const heading = headingLevel === "h2" ? markup`h2` : markup`h3`;
  return [
    markup`<${heading} class="card-name"><a href="${withBasePath(productPath(slug))}">${name}</a></${heading}>`,
    note ? markup`<p class="card-note">${note}</p>` : markup``,
    priceLineMarkup(price),
    otherColours ? coloursMarkup(otherColours) : markup``,
  ];
}

function coloursMarkup({ count, dots }: NonNullable<ProductFacts["otherColours"]>) {
  return markup`<p class="card-colours">${dots.map((dot) => markup`<i style="background:${dot}"></i>`)}${cardTexts.otherColours(count)}</p>`;
}

/**
 * The second picture is not displayed until the pointer is over the card, or a finger has turned it, so that browsers do
 * not fetch it earlier.
 */
function secondPictureMarkup(storeId: string, { src, width, height }: NonNullable<ProductFacts["secondPicture"]>) {
  return markup`<img src="${pictureSrc(storeId, renditionPath(src, "m"))}" alt="" width="${width}" height="${height}" loading="lazy" class="card-second">`;
}

/**
 * A link to the product. With script it adds the product, or asks for the variant, without leaving the list (`QuickAdd`).
 * It comes after the product's name, and is shown in the corner of the picture that badges and heart leave free.
 */
function quickAddMarkup({ quickAdd: text, slug, name, badgePosition }: CardFacts) {
  if (!text) return markup``;
  const corner = badgePosition === "t_r" || badgePosition === "b_r" ? markup` at-start` : null;
  return markup`<a href="${withBasePath(productPath(slug))}" aria-label="${cardTexts.quickAdd(text, name)}" class="quick-add${corner}">${text}</a>`;
}
