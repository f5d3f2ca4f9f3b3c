import {
  categoryTreeToWire,
  changeCategoryCall,
  removeCategoryCall,
  showCategoryCall,
  writtenCategoryToWire,
} from "@/lib/contracts/catalogue/category-calls";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { deleteCategory } from "@/lib/workflows/catalogue/arrange-categories";
import { changeCategory, readCategory } from "@/lib/workflows/catalogue/save-category";

export const GET = handle(showCategoryCall, async ({ storeId, params }) => {
  const category = await readCategory(storeId, params.category_id);
  return category ? ok(writtenCategoryToWire(category)) : fail("category_unknown");
});

export const PATCH = handle(changeCategoryCall, async ({ storeId, params, body }) => {
  const changed = await changeCategory(storeId, params.category_id, body);
  return changed.ok ? ok(writtenCategoryToWire(changed.value)) : changed;
});

export const DELETE = handle(removeCategoryCall, async ({ storeId, params }) => {
  const removed = await deleteCategory(storeId, params.category_id);
  return removed.ok ? ok(categoryTreeToWire(removed.value)) : removed;
});
