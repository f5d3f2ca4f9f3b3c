import { MOVEMENTS_PER_PAGE, showStockLedgerCall, stockLedgerToWire } from "@/lib/contracts/product/stock-calls";
import { findStockLedger } from "@/lib/data/product/stock-movements";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(showStockLedgerCall, async ({ storeId, params: { sku }, query: { page } }) => {
  const ledger = await findStockLedger(storeId, sku, { page, limit: MOVEMENTS_PER_PAGE });
  return ledger ? ok(stockLedgerToWire(ledger, page)) : fail("sku_unknown");
});
