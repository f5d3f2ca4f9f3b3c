import type { Picture } from "../media/picture";
import type { Colour } from "./colour";
import type { VariantType } from "./product";
import { variantPictures } from "./variant-pictures";

/** What an option of colour is shown as: a picture of it or, without one, its colours (one, or two side by side). */
export type Swatch = { src: string } | { codes: readonly string[] };

type WithPictures = { pictures: readonly Picture[] };
type ProductWithOptions = WithPictures & {
  variantTypes: readonly VariantType[];
  variants: readonly (WithPictures & { options: readonly string[] })[];
};

const COLOUR_TYPE = /\b(colou?r|shade|print|pattern)s?\b/i;
/** Between the two colours of an option such as "Indigo and rust". */
const BETWEEN_COLOURS = /\s*(?:[/&+,]|\band\b|\bwith\b)\s*/i;

/**
 * The codes of the colours that an option names: "Rust", or "Indigo and rust". Empty if the store does not know one of
 * them, because a part of the colours would mislead.
 *
 * @internal Exported for tests.
 */
export function colourCodes(option: string, colours: readonly Colour[]): readonly string[] {
  const whole = codeOf(option, colours);
  if (whole !== undefined) return [whole];
  const parts = option.split(BETWEEN_COLOURS);
  const codes = parts.flatMap((name) => codeOf(name, colours) ?? []);
  return parts.length === 2 && codes.length === 2 ? codes : [];
}

function codeOf(name: string, colours: readonly Colour[]): string | undefined {
  return colours.find((colour) => plain(colour.name) === plain(name))?.code;
}

const plain = (name: string) => name.trim().toLowerCase();

/** Whether the options of a variant type are colours: its name says so, or the store knows each of them as one. */
function isColourType({ name, options }: VariantType, colours: readonly Colour[]): boolean {
  return COLOUR_TYPE.test(name) || options.every((option) => colourCodes(option, colours).length > 0);
}

/**
 * The swatches of the options of each variant type: by option, or null for a type that is not about colours. An option
 * shows its codes if the store knows them, because the smallest picture is 400 px wide and 20 kB each. Else it has a
 * picture if a variant with it has its own, or if one of the product's is tagged with it; pictures are used only if no
 * two options have the same.
 *
 * Source: docs/domain.md#variants.
 */
export function optionSwatches(
  product: ProductWithOptions,
  colours: readonly Colour[],
): (Readonly<Record<string, Swatch>> | null)[] {
  return product.variantTypes.map((type, typeIndex) => {
    if (!isColourType(type, colours)) return null;
    const pictures = type.options.map((option) => pictureOf(product, typeIndex, option));
    const areDifferent = new Set(pictures).size === pictures.length;
    const swatches = type.options.flatMap((option, index): [string, Swatch][] => {
      const src = areDifferent ? pictures[index] : undefined;
      const codes = colourCodes(option, colours);
      if (codes.length > 0) return [[option, { codes }]];
      return src ? [[option, { src }]] : [];
    });
    return swatches.length > 0 ? Object.fromEntries(swatches) : null;
  });
}

function pictureOf(product: ProductWithOptions, typeIndex: number, option: string): string | undefined {
  const variant = product.variants.find(({ options }) => options[typeIndex] === option);
  const own = variant && variantPictures(product, variant)[0];
  if (!own) return undefined;
  const isOfOption = variant.pictures.includes(own) || own.tag === option;
  return isOfOption ? own.src : undefined;
}

/** How many colours a product has beside the one on its card, and the codes of those that the store knows. */
export type OtherColours = { count: number; codes: readonly (readonly string[])[] };
const MAX_DOTS = 4;

/** The colours of a product beside the first, which its card shows; null if there are none. */
export function otherColours(types: readonly VariantType[], colours: readonly Colour[]): OtherColours | null {
  const type = types.find((candidate) => isColourType(candidate, colours));
  if (!type || type.options.length < 2) return null;
  const others = type.options.slice(1);
  const codes = others.map((option) => colourCodes(option, colours)).filter((known) => known.length > 0);
  return { count: others.length, codes: codes.slice(0, MAX_DOTS) };
}

/** The CSS background of a colour, or of two side by side. */
export function colourBackground([first = "transparent", second]: readonly string[]): string {
  return second === undefined ? first : `linear-gradient(135deg, ${first} 50%, ${second} 50%)`;
}
