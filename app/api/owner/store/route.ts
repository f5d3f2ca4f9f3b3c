import { describeStoreCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { describeStore } from "@/lib/workflows/store/manage-stores";

export const GET = handle(describeStoreCall, ({ query: { store_id } }) => describeStore(store_id ?? env().STORE_ID));
