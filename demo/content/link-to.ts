import type { StoredLink } from "@/lib/contracts/content/stored-link";

/** These functions make the links in the demo content. */
export const toCategory = (slug: string): StoredLink => ({ link_type: "category", slug });
export const toProduct = (slug: string): StoredLink => ({ link_type: "product", slug });
export const toPath = (path: string): StoredLink => ({ link_type: "internal", path });

/**
 * Makes a link to a product list filtered by one option. `group` and `value` are the slugs of the filter group and
 * option.
 */
export const toFiltered = (list: string, group: string, value: string): StoredLink =>
  toPath(`${list}?filter.${group}=${value}`);
