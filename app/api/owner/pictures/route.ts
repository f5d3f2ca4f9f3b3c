import { countRenditionsCall } from "@/lib/contracts/media/owner-calls";
import { handle } from "@/lib/http/handle";
import { countRenditions } from "@/lib/workflows/media/list-renditions";

export const GET = handle(countRenditionsCall, ({ storeId }) => countRenditions(storeId));
