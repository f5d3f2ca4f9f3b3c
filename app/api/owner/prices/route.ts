import {
  changeFromWire,
  editPricesCall,
  editToWire,
  listPricesCall,
  priceRowToWire,
} from "@/lib/contracts/product/price-calls";
import { listPriceRows } from "@/lib/data/product/price-rows";
import { MAX_PRICE_ROWS } from "@/lib/domain/product/price-edit";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { editPrices } from "@/lib/workflows/product/edit-prices";

export const GET = handle(listPricesCall, async ({ storeId, query }) => {
  const { q: search, category = null, status = null, product_id: productId = null } = query;
  const { rows, total } = await listPriceRows(storeId, { search, category, status, productId, limit: MAX_PRICE_ROWS });
  return ok({ list: rows.map(priceRowToWire), total });
});

export const PATCH = handle(editPricesCall, async ({ storeId, actor, body }) => {
  const changes = body.changes.map(changeFromWire);
  const setsPrices = changes.some(({ price, sellingPrice }) => price !== undefined || sellingPrice !== undefined);
  if (setsPrices && !actor.rights.includes("products.write")) return fail("right_missing");
  const edited = await editPrices(storeId, changes, { by: actor.name, isDryRun: body.dry_run });
  return edited.ok ? ok(editToWire(edited.value)) : edited;
});
