/** Something of the store that a product can name. `key` is what the product stores. */
type ProductChoice = { key: string; name: string };

/** What a product of this store can be part of, made with or marked as. */
export type ProductChoices = {
  categories: readonly ProductChoice[];
  /** The badges that the owner gives by hand. */
  badges: readonly ProductChoice[];
  addons: readonly ProductChoice[];
  sizeCharts: readonly ProductChoice[];
  taxRates: readonly ProductChoice[];
  filterGroups: readonly { name: string; options: readonly ProductChoice[] }[];
};
