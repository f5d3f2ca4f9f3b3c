import { readStore } from "@/lib/cached/read-store";
import { salesToWire, showSalesCall } from "@/lib/contracts/order/sales-calls";
import { listSalesBy } from "@/lib/data/order/sales";
import { fail, ok } from "@/lib/domain/result";
import { daySpan } from "@/lib/domain/store/calendar-day";
import { handle } from "@/lib/http/handle";

export const GET = handle(showSalesCall, async ({ storeId, query: { from, to, by } }) => {
  if (from > to) return fail("dates_reversed", "from");
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const { timeZone } = store;
  const sales = await listSalesBy(storeId, by, { ...daySpan({ from, to }, timeZone), timeZone });
  return ok(salesToWire({ from, to, by }, sales));
});
