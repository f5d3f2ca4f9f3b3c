export type FilterOption = {
  slug: string;
  name: string;
  /** The colour that the option stands for, as a CSS colour. */
  swatch?: string;
  /**
   * The number of products that the list would show with this option, with the options chosen in the other groups
   * unchanged.
   */
  count: number;
  isChosen: boolean;
};

/** A group of filter options, such as "Colour". URLs contain its id (`filter.colour=indigo`). */
export type FilterGroup = { id: string; name: string; options: readonly FilterOption[] };

/**
 * The filters that a list offers. Prices are in minor units of the base currency; `priceRange` is null if prices are
 * hidden or the list has no products.
 */
export type ListFilters = { groups: readonly FilterGroup[]; priceRange: { min: number; max: number } | null };
