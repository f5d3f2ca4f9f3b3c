import type { StoredLink } from "@/lib/contracts/content/stored-link";

/** Short forms of the one link shape, for content written by hand. */
export const toCategory = (slug: string): StoredLink => ({ link_type: "category", slug });
export const toProduct = (slug: string): StoredLink => ({ link_type: "product", slug });
export const toPath = (path: string): StoredLink => ({ link_type: "internal", path });

/** A list narrowed to one value of one filter group, both as slugs. */
export const toFiltered = (list: string, group: string, value: string): StoredLink =>
  toPath(`${list}?filter.${group}=${value}`);
