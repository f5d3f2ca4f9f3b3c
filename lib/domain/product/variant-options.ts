type Choices = { options: readonly string[] };
type WithOptions = { options: readonly string[] };

/** The most variant types of a product. */
export const MAX_VARIANT_TYPES = 3;
/** The most variants of a product; as many as the largest shops allow. */
export const MAX_VARIANTS = 2_048;
/** Above so many new variants, the owner is asked whether they are meant. */
export const MANY_VARIANTS = 30;

/** What tells one choice of options from every other. */
export const optionsKey = (options: readonly string[]): string => JSON.stringify(options);

/** Whether shoppers can choose these options: one of each variant type. */
export function areOptionsFit(types: readonly Choices[], options: readonly string[]): boolean {
  return (
    options.length === types.length && options.every((option, index) => types[index]?.options.includes(option) === true)
  );
}

/** The variants that shoppers cannot choose. */
export function unfitVariants<Variant extends WithOptions>(
  types: readonly Choices[],
  variants: readonly Variant[],
): Variant[] {
  return variants.filter(({ options }) => !areOptionsFit(types, options));
}

export function hasRepeatedOptions(variants: readonly WithOptions[]): boolean {
  return new Set(variants.map(({ options }) => optionsKey(options))).size < variants.length;
}

/** How many variants all options of these types make; 0 without a type. */
export function countCombinations(types: readonly Choices[]): number {
  return types.length === 0 ? 0 : types.reduce((product, { options }) => product * options.length, 1);
}

/** All choices of options, in the order of the types and of their options: the last type changes first. */
function combinations(types: readonly Choices[]): string[][] {
  return types.reduce<string[][]>(
    (choices, { options }) => choices.flatMap((choice) => options.map((option) => [...choice, option])),
    types.length === 0 ? [] : [[]],
  );
}

export type PlannedVariants<Variant> = {
  /** In the order of the options: each combination with the variant that is there already, or without one. */
  planned: readonly { options: readonly string[]; existing: Variant | null }[];
  /** Variants with options that are not there any more. */
  lost: readonly Variant[];
};

/**
 * The variants that all options of these types make, beside those that exist. A variant keeps its place when its types
 * got one more (it takes the first option) or one fewer, so that neither its stock nor its price is lost.
 */
export function planVariants<Variant extends WithOptions>(
  types: readonly Choices[],
  existing: readonly Variant[],
): PlannedVariants<Variant> {
  if (types.length === 0) return { planned: [], lost: existing };
  const byOptions = new Map<string, Variant>();
  const lost: Variant[] = [];
  for (const variant of existing) {
    const key = optionsKey(fitted(types, variant.options));
    if (byOptions.has(key) || !areOptionsFit(types, fitted(types, variant.options))) lost.push(variant);
    else byOptions.set(key, variant);
  }
  const planned = combinations(types).map((options) => ({
    options,
    existing: byOptions.get(optionsKey(options)) ?? null,
  }));
  return { planned, lost };
}

/**
 * The variants that are there and that shoppers can choose by these types, with their options for these types: what is
 * left when lost ones go.
 */
export function keptVariants<Variant extends WithOptions>(
  types: readonly Choices[],
  existing: readonly Variant[],
): (Variant & { options: string[] })[] {
  return planVariants(types, existing).planned.flatMap(({ options, existing: variant }) =>
    variant ? [{ ...variant, options: [...options] }] : [],
  );
}

/** Options for these types: a type that is new has its first option, and options of a type that is gone are left out. */
function fitted(types: readonly Choices[], options: readonly string[]): string[] {
  return types.map(({ options: choices }, index) => options[index] ?? choices[0] ?? "");
}

/**
 * The stock of a new variant for which none was given, beside the stocks of its product and of the other variants. What
 * is counted stays counted: otherwise the new variant would sell without end.
 */
export function uncountedStock(stocks: readonly (number | null)[]): number | null {
  return stocks.every((stock) => stock === null) ? null : 0;
}

type Named = { options: string[] };
type Tagged = { tag?: string | undefined };

/** The parts of a product in which its options stand. */
type Optioned<Type extends Named, Variant extends Named, Picture extends Tagged> = {
  types: readonly Type[];
  variants: readonly Variant[];
  pictures: readonly Picture[];
};

/**
 * A product with an option of one variant type under another name: its variants keep their prices, stocks and ids, and its
 * pictures stay with them. Null if the type has that name already, or if `to` is empty.
 */
export function renameOption<Type extends Named, Variant extends Named, Picture extends Tagged>(
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
