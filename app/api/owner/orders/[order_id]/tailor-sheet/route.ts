import { tailorSheetCall } from "@/lib/contracts/order/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { readTailorSheet } from "@/lib/workflows/order/tailor-sheet";

export const GET = handle(tailorSheetCall, ({ params, query: { store_id } }) =>
  readTailorSheet(store_id ?? env().STORE_ID, params.order_id),
);
