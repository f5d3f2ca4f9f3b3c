import {
  categoryTreeToWire,
  createCategoryCall,
  listCategoriesCall,
  writtenCategoryToWire,
} from "@/lib/contracts/catalogue/category-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { listTree } from "@/lib/workflows/catalogue/arrange-categories";
import { createCategory } from "@/lib/workflows/catalogue/save-category";

export const GET = handle(listCategoriesCall, async ({ storeId }) => ok(categoryTreeToWire(await listTree(storeId))));

export const POST = handle(createCategoryCall, async ({ storeId, body: { name, parent_id: parentId } }) => {
  const created = await createCategory(storeId, { name, parentId });
  return created.ok ? ok(writtenCategoryToWire(created.value)) : created;
});
