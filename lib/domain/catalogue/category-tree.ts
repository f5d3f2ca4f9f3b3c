import { categoryPath } from "./path";

/** What a category's place in the tree depends on. */
type Placed = { id: string; parentId: string | null };

/** A category as its owner arranges it. */
export type PlacedCategory = Placed & {
  slug: string;
  name: string;
  isActive: boolean;
  listsProducts: boolean;
  /** How many products are in it, without those of the categories below. */
  products: number;
};

/** The levels of the tree; more than these no menu and no breadcrumb shows well. */
export const MAX_CATEGORY_LEVELS = 4;

/** A category with its level, counted from 0. */
export type TreeEntry<Category extends Placed> = { category: Category; level: number };

/**
 * All categories, each before those below it, and in the order of `categories` among those below the same one. A
 * category whose parent is not among `categories` counts as one of the first level.
 */
export function treeOf<Category extends Placed>(categories: readonly Category[]): TreeEntry<Category>[] {
  const ids = new Set(categories.map(({ id }) => id));
  const below = (parentId: string | null) =>
    categories.filter((each) => (each.parentId !== null && ids.has(each.parentId) ? each.parentId : null) === parentId);
  const from = (parentId: string | null, level: number): TreeEntry<Category>[] =>
    below(parentId).flatMap((category) => [{ category, level }, ...from(category.id, level + 1)]);
  return from(null, 0);
}

/** The categories directly below one, in the order of `categories`. */
export function childrenOf<Category extends Placed>(categories: readonly Category[], id: string): Category[] {
  return categories.filter(({ parentId }) => parentId === id);
}

/** The way to a category from the first level: those above it, and itself. Empty if it is not among `categories`. */
export function trailTo<Category extends Placed>(categories: readonly Category[], id: string): Category[] {
  const trail: Category[] = [];
  let next: string | null = id;
  while (next !== null && trail.length < MAX_CATEGORY_LEVELS) {
    const found: Category | undefined = categories.find((each) => each.id === next);
    if (!found) break;
    trail.unshift(found);
    next = found.parentId;
  }
  return trail;
}

type Named = Placed & { slug: string; name: string };

/**
 * The names and addresses on the way to a category from the first level, itself last. It stands alone if it is not among
 * `categories`.
 */
export function categoryCrumbs(
  categories: readonly Named[],
  category: Pick<Named, "id" | "slug" | "name">,
): { name: string; href: string }[] {
  const trail = trailTo(categories, category.id);
  const shown = trail.length > 0 ? trail : [category];
  return shown.map(({ slug, name }) => ({ name, href: categoryPath(slug) }));
}

/** The ids of a category and of all below it. */
export function idsFrom(categories: readonly Placed[], id: string): string[] {
  const ids = new Set([id]);
  // A set is read on while it grows.
  for (const each of ids) for (const child of childrenOf(categories, each)) ids.add(child.id);
  return [...ids];
}

export type TreeFault = "category_below_itself" | "category_too_deep";

/** Why a category cannot stand below `parentId`; null if it can. */
export function faultOfMove(categories: readonly Placed[], id: string, parentId: string | null): TreeFault | null {
  if (parentId === null) return null;
  const moved = idsFrom(categories, id);
  if (moved.includes(parentId)) return "category_below_itself";
  const above = trailTo(categories, parentId).length;
  return above + levelsFrom(categories, id) > MAX_CATEGORY_LEVELS ? "category_too_deep" : null;
}

/**
 * The categories after a move: `id` stands below `parentId`, as the `position`-th of those there, from 0. All are in the
 * order in which they then stand.
 */
export function moved<Category extends Placed>(
  categories: readonly Category[],
  { id, parentId, position }: { id: string; parentId: string | null; position: number },
): Category[] {
  const others = categories.filter((each) => each.id !== id);
  const neighbours = others.filter((each) => each.parentId === parentId);
  const next = neighbours[position];
  const at = next ? others.indexOf(next) : others.length;
  const self = categories.filter((each) => each.id === id).map((each) => ({ ...each, parentId }));
  return others.toSpliced(at, 0, ...self);
}

/** What is wrong with where a category stands; null if nothing is. */
export function faultOfPlace(categories: readonly Placed[], id: string): TreeFault | null {
  const parents = new Map(categories.map((each) => [each.id, each.parentId]));
  let level = 1;
  for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null) {
    if (above === id) return "category_below_itself";
    level += 1;
    if (level > MAX_CATEGORY_LEVELS) return "category_too_deep";
  }
  return null;
}

/** How many levels a category takes with those below it. */
function levelsFrom(categories: readonly Placed[], id: string): number {
  return 1 + Math.max(0, ...childrenOf(categories, id).map((child) => levelsFrom(categories, child.id)));
}
