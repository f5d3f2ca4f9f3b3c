import type { StoredLink } from "@/lib/contracts/content/stored-link";

/** Short forms of links, for content written by hand. */
export const toCategory = (slug: string): StoredLink => ({ link_type: "category", slug });
export const toProduct = (slug: string): StoredLink => ({ link_type: "product", slug });
export const toPath = (path: string): StoredLink => ({ link_type: "internal", path });

/** A link to a product list filtered by one value; `group` and `value` are slugs. */
export const toFiltered = (list: string, group: string, value: string): StoredLink =>
  toPath(`${list}?filter.${group}=${value}`);
