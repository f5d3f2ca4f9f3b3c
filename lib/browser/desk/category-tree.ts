import type { CategoryTreeAnswer, PlacedCategoryWire } from "@/lib/contracts/catalogue/category-calls";
import type { CategoryPlace } from "@/lib/domain/catalogue/category-moves";
import { moved, type TreeEntry, treeOf } from "@/lib/domain/catalogue/category-tree";

/** A category in the tree of the desk. */
export type DeskCategory = PlacedCategoryWire & { id: string; parentId: string | null };

/** The rows of the tree, from top to bottom. */
export const rowsOf = ({ list }: CategoryTreeAnswer): TreeEntry<DeskCategory>[] =>
  treeOf(list.map((category) => ({ ...category, id: category._id, parentId: category.parent_id })));

/** What the call will answer after a move, to be shown until it has. */
export function movedAnswer(answer: CategoryTreeAnswer, id: string, place: CategoryPlace): CategoryTreeAnswer {
  const categories = rowsOf(answer).map(({ category }) => category);
  return {
    list: moved(categories, { id, ...place }).map(({ id: _, parentId, ...category }) => ({
      ...category,
      parent_id: parentId,
    })),
  };
}
