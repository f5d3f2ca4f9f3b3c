import { exportProductsCall } from "@/lib/contracts/product-import/calls";
import { EXPORT_HEADER } from "@/lib/domain/product-import/export-table";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { exportProducts } from "@/lib/workflows/product-import/export-products";

export const GET = handle(exportProductsCall, async ({ storeId, query: { after } }) => {
  const part = await exportProducts(storeId, after);
  return part.ok ? ok({ header: [...EXPORT_HEADER], ...part.value }) : part;
});
