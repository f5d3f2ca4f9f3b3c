import type { Picture } from "../media/picture";

type WithPictures = { pictures: readonly Picture[] };

/**
 * The pictures of a variant: its own, then those of the product that are tagged with one of its options, then the
 * product's others. A picture that is hidden on variants is never one of them. Where only one picture is shown, it is
 * the first. Without a variant, they are the product's pictures.
 *
 * Source: docs/domain.md#variants.
 */
export function variantPictures(
  product: WithPictures,
  variant: (WithPictures & { options: readonly string[] }) | null,
): readonly Picture[] {
  if (!variant) return product.pictures;
  const own = new Set(variant.pictures.map(({ src }) => src));
  const shared = product.pictures.filter(({ src, hideOnVariants }) => !hideOnVariants && !own.has(src));
  const isTagged = ({ tag }: Picture) => tag !== undefined && variant.options.includes(tag);
  return [...variant.pictures, ...shared.filter(isTagged), ...shared.filter((picture) => !isTagged(picture))];
}
