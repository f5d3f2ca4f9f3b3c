import { importedStoreToWire, importStoreCall } from "@/lib/contracts/store-files/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { importArrived } from "@/lib/workflows/store-files/import-arrived";

export const POST = handle(importStoreCall, async ({ storeId, body }) => {
  const { import_id, files, take_stock, dry_run } = body;
  const result = await importArrived(storeId, import_id, files, { takeStock: take_stock, dryRun: dry_run });
  if (!result.ok) return result;
  return ok(importedStoreToWire(storeId, result.value));
});
