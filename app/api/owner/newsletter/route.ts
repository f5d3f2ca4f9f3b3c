import { exportSubscribersCall } from "@/lib/contracts/newsletter";
import { handle } from "@/lib/http/handle";
import { exportSubscribers } from "@/lib/workflows/newsletter/export-subscribers";

export const GET = handle(exportSubscribersCall, ({ storeId, query: { after } }) =>
  exportSubscribers(storeId, after ?? null),
);
