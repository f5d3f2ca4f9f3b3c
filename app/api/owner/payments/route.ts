import { listPaymentsCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { listPayments } from "@/lib/workflows/store/manage-stores";

export const GET = handle(listPaymentsCall, ({ storeId }) => listPayments(storeId));
