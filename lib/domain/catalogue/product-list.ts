import type { ProductCard } from "../product/product";

/** One page of a list of products. */
export type ProductPageOfList = {
  products: readonly ProductCard[];
  /** Of the whole result. */
  total: number;
  page: number;
  totalPages: number;
};
