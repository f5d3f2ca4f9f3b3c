import { countRenditionsCall } from "@/lib/contracts/media/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { countRenditions } from "@/lib/workflows/media/list-renditions";

export const GET = handle(countRenditionsCall, ({ query }) => countRenditions(query.store_id ?? env().STORE_ID));
