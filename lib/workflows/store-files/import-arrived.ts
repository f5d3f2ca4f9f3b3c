import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { importSpool } from "@/lib/storage/import-spool";
import { type ImportedStore, type ImportOptions, importStore } from "./import-store";

/** Who sends files has looked at them before, so of what is wrong with them the first is enough. */
const ISSUES_TOLD = 20;

type Refusal = { ok: false; code: string; errors?: readonly { path: string; code: string }[] };

/** Imports the files that were sent under this id: `count` of them, or nothing happens. They are forgotten then. */
export async function importArrived(
  storeId: StoreId,
  importId: string,
  count: number,
  options: ImportOptions,
): Promise<{ ok: true; value: ImportedStore } | Refusal> {
  const spool = importSpool(importId);
  try {
    let arrived = 0;
    for await (const _ of spool.read()) arrived += 1;
    if (arrived !== count) return { ok: false, code: "import_incomplete" };
    const result = await importStore(storeId, spool.read, options);
    if (result.ok || !("issues" in result)) return result;
    const errors = result.issues
      .slice(0, ISSUES_TOLD)
      .map(({ file, at, problem }) => ({ path: at === "" ? file : `${file} ${at}`, code: problem }));
    return { ok: false, code: result.code, errors };
  } finally {
    await spool.remove();
  }
}
