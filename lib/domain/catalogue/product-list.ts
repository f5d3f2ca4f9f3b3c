import type { ProductCard } from "../product/product";

/** One page of a list of products. */
export type ProductsPage = {
  products: readonly ProductCard[];
  /** The number of products on all pages. */
  total: number;
  page: number;
  totalPages: number;
};
