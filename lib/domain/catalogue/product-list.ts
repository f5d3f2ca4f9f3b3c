import type { ProductCard } from "../product/product";

/** One page of a list of products. */
export type ProductsPage = {
  products: readonly ProductCard[];
  /** The number of products on all pages. */
  total: number;
  /** True for a search whose products match only some of its words, because none matches all. */
  isPartial: boolean;
  page: number;
  totalPages: number;
};
