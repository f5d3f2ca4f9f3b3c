import { addImportFilesCall, type ExportStoreAnswer, exportStoreCall } from "@/lib/contracts/store-files/calls";
import { handle } from "@/lib/http/handle";
import { importSpool } from "@/lib/storage/import-spool";
import { exportPart } from "@/lib/workflows/store-files/export-store";

export const GET = handle(exportStoreCall, async ({ storeId, query }) => {
  const result = await exportPart(storeId, query.after ?? null);
  if (!result.ok) return result;
  const { files, uploads, unreadable, next } = result.value;
  const value = {
    store_id: storeId,
    files: [...files],
    uploads: [...uploads],
    unreadable: [...unreadable],
    next,
  };
  return { ok: true, value: value satisfies ExportStoreAnswer };
});

export const POST = handle(addImportFilesCall, async ({ body }) => {
  await importSpool(body.import_id).add(body.files);
  return { ok: true, value: { files: body.files.length } };
});
