export type FilterOption = {
  slug: string;
  name: string;
  /** A CSS colour. */
  swatch?: string;
  /** The number of products the list would show with this option, given the options chosen in the other groups. */
  count: number;
  isChosen: boolean;
};

/** A group of options ("Colour"); addresses name its id (`filter.colour=indigo`). */
export type FilterGroup = { id: string; name: string; options: readonly FilterOption[] };

/** The filters a list offers; prices in minor units of the base currency. */
export type ListFilters = { groups: readonly FilterGroup[]; priceRange: { min: number; max: number } | null };
