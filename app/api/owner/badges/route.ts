import { listBadgesCall, saveBadgesCall } from "@/lib/contracts/store/badge-calls";
import { handle } from "@/lib/http/handle";
import { readBadges, replaceBadges } from "@/lib/workflows/store/badges";

export const GET = handle(listBadgesCall, ({ storeId }) => readBadges(storeId));

export const PUT = handle(saveBadgesCall, ({ storeId, body }) => replaceBadges(storeId, body));
