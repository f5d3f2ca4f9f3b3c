import { readStore } from "@/lib/cached/read-store";
import { printPackingSlipsCall } from "@/lib/contracts/order/paper-calls";
import { packingSlip } from "@/lib/domain/order/packing-slip";
import { fail } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { packingSlipsPdf } from "@/lib/integrations/packing-slip-pdf";
import { findOrderByIdOrNumber } from "@/lib/workflows/order/manage";

export const GET = handle(printPackingSlipsCall, async ({ storeId, query }) => {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const slips = [];
  for (const name of query.orders) {
    const order = await findOrderByIdOrNumber(storeId, name);
    if (!order) return fail("order_unknown", "orders");
    slips.push(packingSlip(order, store));
  }
  const name = slips.length === 1 ? `packing slip ${slips[0]?.number}.pdf` : "packing slips.pdf";
  const file = { name, contentType: "application/pdf", content: await packingSlipsPdf(slips) };
  return { ok: true as const, value: name, file };
});
