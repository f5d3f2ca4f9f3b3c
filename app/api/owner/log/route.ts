import { auditEntryToWire, listAuditEntriesCall } from "@/lib/contracts/staff/audit";
import { listAuditEntries } from "@/lib/data/staff/audit-entries";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listAuditEntriesCall, async ({ storeId, query: { q: search, page, limit } }) => {
  const { entries, total } = await listAuditEntries(storeId, { search, page, limit });
  return ok({ list: entries.map(auditEntryToWire), total, page, limit });
});
