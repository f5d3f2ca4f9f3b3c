import { toSlug } from "@/lib/domain/product-import/slug";
import { COLOURS, FIBRES, PATTERNS, SIZES, WEAVES, WIDTHS } from "./filter-groups";
import { MAKERS } from "./makers";
import type { DemoProduct } from "./product";

/** The filter groups in display order. A group's options are sorted by their place in `order`, then by name. */
const GROUPS: readonly { name: string; order: readonly string[] }[] = [
  { name: "Colour", order: Object.keys(COLOURS) },
  { name: "Fibre", order: FIBRES },
  { name: "Weave", order: WEAVES },
  { name: "Pattern", order: PATTERNS },
  { name: "Width", order: WIDTHS },
  { name: "Size", order: SIZES.map(sizeName) },
  { name: "Origin", order: [] },
];

export type Tag = { group: string; value: string };

/** The filter options of a product: from its attributes, its sizes and its place of origin. */
export function tagsOf({ tags, variants, maker }: DemoProduct): Tag[] {
  const tagsIn = (group: string, values: readonly string[]) => values.map((value) => ({ group, value }));
  const hasSizes = variants?.name === "Size" || variants?.name === "Age";
  return [
    ...tagsIn("Colour", tags.colour),
    ...tagsIn("Fibre", tags.fibre),
    ...tagsIn("Weave", tags.weave ? [tags.weave] : []),
    ...tagsIn("Pattern", tags.pattern ? [tags.pattern] : []),
    ...tagsIn("Width", tags.width ? [tags.width] : []),
    ...tagsIn("Size", hasSizes ? variants.list.map(({ option }) => sizeName(option)) : []),
    ...tagsIn("Origin", [MAKERS[maker].origin]),
  ];
}

export const filterKey = ({ group, value }: Tag) => `${toSlug(group)}:${toSlug(value)}`;

/** The filter groups, each with the options that at least one product has. */
export function filterGroupsOf(products: readonly DemoProduct[]) {
  const tags = products.flatMap(tagsOf);
  return GROUPS.map(({ name, order }, index) => {
    const used = [...new Set(tags.filter(({ group }) => group === name).map(({ value }) => value))];
    const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
    const sorted = used.sort((one, other) => place(one) - place(other) || one.localeCompare(other, "en"));
    return { id: toSlug(name), name, rank: index + 1, options: sorted.map((value) => toOption(name, value)) };
  });
}

function toOption(group: string, name: string) {
  const swatch = group === "Colour" ? Object.entries(COLOURS).find(([colour]) => colour === name)?.[1] : undefined;
  return { slug: toSlug(name), name, ...(swatch && { swatch }) };
}

/** The name of a size option. For children, sizes are ages. */
function sizeName(option: string): string {
  return option.includes(" to ") ? `${option} years` : option;
}
