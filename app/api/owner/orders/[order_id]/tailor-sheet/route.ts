import { tailorSheetCall } from "@/lib/contracts/order/owner-calls";
import { handle } from "@/lib/http/handle";
import { readTailorSheet } from "@/lib/workflows/order/tailor-sheet";

export const GET = handle(tailorSheetCall, ({ params, storeId }) => readTailorSheet(storeId, params.order_id));
