export type FilterOption = {
  slug: string;
  name: string;
  /** A CSS colour. */
  swatch?: string;
  /** How many products the list would show with this option, given the choices in the other groups. */
  count: number;
  isChosen: boolean;
};

/** One group of options ("Colour"); its id stands in addresses (`filter.colour=indigo`). */
export type FilterGroup = { id: string; name: string; options: readonly FilterOption[] };

/** What a list can be narrowed by; prices in minor units of the base currency. */
export type ListFilters = { groups: readonly FilterGroup[]; priceRange: { min: number; max: number } | null };
