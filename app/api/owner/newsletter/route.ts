import { exportSubscribersCall } from "@/lib/contracts/newsletter";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { exportSubscribers } from "@/lib/workflows/newsletter/export-subscribers";

export const GET = handle(exportSubscribersCall, ({ query: { store_id, after } }) =>
  exportSubscribers(store_id ?? env().STORE_ID, after ?? null),
);
