import type { CategoryCard } from "../catalogue/category";
import { childrenOf, treeOf } from "../catalogue/category-tree";
import type { MenuColumn, MenuEntry, MenuLink } from "./content";

/** As many entries as fit beside each other on a small laptop. */
const MAX_BUILT_ENTRIES = 7;

/**
 * The menu with what it takes from the tree of categories: an entry that leads to a category and has no columns of its own
 * opens those below it, with the next level under each. A shop without a menu gets its categories of the first level.
 */
export function withCategories(menu: readonly MenuEntry[], categories: readonly CategoryCard[]): MenuEntry[] {
  if (menu.length === 0) {
    const first = treeOf(categories).flatMap(({ category, level }) => (level === 0 ? [category] : []));
    return first.slice(0, MAX_BUILT_ENTRIES).map((category) => ({
      ...linkTo(category),
      columns: columnsBelow(category, categories),
      pictures: [],
    }));
  }
  return menu.map((entry) => {
    const { link, columns } = entry;
    if (columns.length > 0 || link?.kind !== "category") return entry;
    const category = categories.find(({ slug }) => slug === link.slug);
    return category ? { ...entry, columns: columnsBelow(category, categories) } : entry;
  });
}

const columnsBelow = ({ id }: CategoryCard, categories: readonly CategoryCard[]): MenuColumn[] =>
  childrenOf(categories, id).map((child) => ({
    ...linkTo(child),
    links: childrenOf(categories, child.id).map(linkTo),
  }));

const linkTo = ({ slug, name }: CategoryCard): MenuLink => ({ name, link: { kind: "category", slug } });
