import { childrenOf, faultOfMove, idsFrom, MAX_CATEGORY_LEVELS, type TreeEntry } from "./category-tree";

type Placed = { id: string; parentId: string | null };

/** Where a category is to stand: below which, and as the how-manieth there without itself, from 0. */
export type CategoryPlace = { parentId: string | null; position: number };

export type CategoryStep = "up" | "down" | "in" | "out";

/**
 * Where a category stands after one step: before or after its neighbour, below the one before it, or beside the one it is
 * below. Null if there is no such place.
 */
export function placeAfterStep(categories: readonly Placed[], id: string, step: CategoryStep): CategoryPlace | null {
  const self = categories.find((each) => each.id === id);
  if (!self) return null;
  const { parentId } = self;
  const neighbours = categories.filter((each) => each.parentId === parentId);
  const position = neighbours.indexOf(self);
  if (step === "up") return position > 0 ? { parentId, position: position - 1 } : null;
  if (step === "down") return position < neighbours.length - 1 ? { parentId, position: position + 1 } : null;
  if (step === "in") {
    const above = neighbours[position - 1];
    if (!above || faultOfMove(categories, id, above.id)) return null;
    return { parentId: above.id, position: childrenOf(categories, above.id).length };
  }
  const parent = categories.find((each) => each.id === parentId);
  if (!parent) return null;
  const beside = categories.filter((each) => each.parentId === parent.parentId);
  return { parentId: parent.parentId, position: beside.indexOf(parent) + 1 };
}

type Drop = {
  /** What is dragged. */
  id: string;
  /** Before which of the other rows it is held; as many as there are for after the last. */
  at: number;
  /** The level at which it is held, which may be any number. */
  level: number;
};

/**
 * Where a dragged category is dropped, with its level there. It can stand at the level of the row below it, or deeper, down
 * to one below the row above it. Null where it would be too deep.
 */
export function placeOfDrop<Category extends Placed>(
  tree: readonly TreeEntry<Category>[],
  { id, at, level: wanted }: Drop,
): (CategoryPlace & { level: number }) | null {
  const categories = tree.map(({ category }) => category);
  const others = rowsWithout(tree, id);
  const dragged = tree
    .filter(({ category }) => idsFrom(categories, id).includes(category.id))
    .map(({ level }) => level);
  const levels = Math.max(...dragged) - Math.min(...dragged) + 1;
  const deepest = Math.min(at > 0 ? (others[at - 1]?.level ?? 0) + 1 : 0, MAX_CATEGORY_LEVELS - levels);
  const highest = others[at]?.level ?? 0;
  if (highest > deepest) return null;
  const level = Math.min(Math.max(wanted, highest), deepest);
  const before = others.slice(0, at);
  const parentId = level === 0 ? null : (before.findLast((row) => row.level === level - 1)?.category.id ?? null);
  const position = before.filter((row) => row.level === level && row.category.parentId === parentId).length;
  return { parentId, position, level };
}

/** The rows beside which a category can be dropped: without it, and without those below it. */
export function rowsWithout<Category extends Placed>(
  tree: readonly TreeEntry<Category>[],
  id: string,
): TreeEntry<Category>[] {
  const ids = idsFrom(
    tree.map(({ category }) => category),
    id,
  );
  return tree.filter(({ category }) => !ids.includes(category.id));
}
