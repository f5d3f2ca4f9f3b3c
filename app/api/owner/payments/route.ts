import { listPaymentsCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { listPayments } from "@/lib/workflows/store/manage-stores";

export const GET = handle(listPaymentsCall, ({ query }) => listPayments(query.store_id ?? env().STORE_ID));
