import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { importSpool } from "@/lib/storage/import-spool";
import { type ImportedStore, type ImportOptions, importStore } from "./import-store";

/** The client checks the files before it sends them, so issues are rare here, and the first few are enough. */
const MAX_ISSUES = 20;

type Refusal = {
  ok: false;
  code: "import_incomplete" | "store_kept_elsewhere" | "store_files_changed" | "store_files_broken";
  errors?: readonly { path: string; code: string }[];
};

/**
 * Imports the files sent under `importId`, if exactly `count` of them have arrived. The files are deleted even if the
 * import fails.
 */
export async function importArrived(
  storeId: StoreId,
  importId: string,
  count: number,
  options: ImportOptions,
): Promise<{ ok: true; value: ImportedStore } | Refusal> {
  const spool = importSpool(importId);
  try {
    let fileCount = 0;
    for await (const _ of spool.read()) fileCount += 1;
    if (fileCount !== count) return { ok: false, code: "import_incomplete" };
    const result = await importStore(storeId, spool.read, options);
    if (result.ok || !("issues" in result)) return result;
    const errors = result.issues
      .slice(0, MAX_ISSUES)
      .map(({ file, at, problem }) => ({ path: at === "" ? file : `${file} ${at}`, code: problem }));
    return { ok: false, code: result.code, errors };
  } finally {
    await spool.remove();
  }
}
