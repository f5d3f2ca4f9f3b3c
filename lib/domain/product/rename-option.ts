type Choices = { options: string[] };
type WithOptions = { options: string[] };
type Tagged = { tag?: string | undefined };

/** The parts of a product in which its options stand. */
type Optioned<Type extends Choices, Variant extends WithOptions, Picture extends Tagged> = {
  types: readonly Type[];
  variants: readonly Variant[];
  pictures: readonly Picture[];
};

/**
 * A product with an option of one variant type under another name: its variants keep their prices, stocks and ids, and its
 * pictures stay with them. Null if the type has that name already, or if `to` is empty.
 */
export function renameOption<Type extends Choices, Variant extends WithOptions, Picture extends Tagged>(
  { types, variants, pictures }: Optioned<Type, Variant, Picture>,
  { at, from, to }: { at: number; from: string; to: string },
): { types: Type[]; variants: Variant[]; pictures: Picture[] } | null {
  const type = types[at];
  const name = to.trim();
  if (!type?.options.includes(from) || name === "" || type.options.includes(name)) return null;
  const renamed = (option: string) => (option === from ? name : option);
  // An option of the same name in another type still needs the tag.
  const isShared = types.some((other, index) => index !== at && other.options.includes(from));
  return {
    types: types.with(at, { ...type, options: type.options.map(renamed) }),
    variants: variants.map((variant) => ({
      ...variant,
      options: variant.options.map((option, index) => (index === at ? renamed(option) : option)),
    })),
    pictures: pictures.map((picture) => (picture.tag === from && !isShared ? { ...picture, tag: name } : picture)),
  };
}
