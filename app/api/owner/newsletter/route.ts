import { exportSubscribersCall } from "@/lib/contracts/newsletter-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { exportSubscribers } from "@/lib/workflows/newsletter/export-subscribers";

export const GET = handle(exportSubscribersCall, ({ query: { store_id, after } }) =>
  exportSubscribers(store_id ?? env().STORE_ID, after ?? null),
);
