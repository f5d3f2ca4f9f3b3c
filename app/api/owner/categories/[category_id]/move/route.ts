import { categoryTreeToWire, moveCategoryCall } from "@/lib/contracts/catalogue/category-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { moveCategory } from "@/lib/workflows/catalogue/arrange-categories";

export const POST = handle(moveCategoryCall, async ({ storeId, params, body: { parent_id: parentId, position } }) => {
  const moved = await moveCategory(storeId, params.category_id, { parentId, position });
  return moved.ok ? ok(categoryTreeToWire(moved.value)) : moved;
});
