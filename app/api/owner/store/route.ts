import { describeStoreCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { describeStore } from "@/lib/workflows/store/manage-stores";

export const GET = handle(describeStoreCall, ({ storeId }) => describeStore(storeId));
