import "server-only";
import { createReadStream } from "node:fs";
import { appendFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { env } from "@/lib/server/env";

/**
 * The files of an import that was not completed are deleted after this time, because such an import cannot be
 * continued.
 */
const RETENTION_MS = 24 * 60 * 60 * 1_000;

const spooledFileSchema = z.object({ path: z.string(), text: z.string() });
type SpooledFile = z.infer<typeof spooledFileSchema>;

/**
 * Collects the files of an import on disk: the client sends them in several requests, and they are imported together
 * once all have arrived. The client chooses `importId`, 32 hexadecimal digits.
 */
export function importSpool(importId: string) {
  if (!/^[0-9a-f]{32}$/.test(importId)) throw new RangeError(`Not an import id: ${importId}`);
  const folder = path.join(env().DATA_DIR, "imports");
  const file = path.join(folder, `${importId}.ndjson`);
  return {
    async add(files: readonly SpooledFile[]): Promise<void> {
      await mkdir(folder, { recursive: true });
      await appendFile(file, files.map(toLine).join(""), { mode: 0o600 });
    },

    /** Yields the files in the order they arrived. Can be called again; yields nothing if none has arrived. */
    async *read(): AsyncGenerator<SpooledFile> {
      if (!(await exists(file))) return;
      for await (const line of createInterface({
        input: createReadStream(file),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        yield spooledFileSchema.parse(JSON.parse(line));
      }
    },

    /** Deletes the files of this import, and of other imports that are older than `RETENTION_MS`. */
    async remove(now = Date.now()): Promise<void> {
      await rm(file, { force: true });
      for (const name of await readdir(folder).catch(() => [])) {
        const other = path.join(folder, name);
        const { mtimeMs } = await stat(other);
        if (now - mtimeMs > RETENTION_MS) await rm(other, { force: true });
      }
    },
  };
}

/**
 * A collected file as one line of JSON. Two Unicode line separators are escaped, because Node's line reader takes them
 * for the end of a line and JSON does not escape them.
 */
function toLine(line: SpooledFile): string {
  return `${JSON.stringify(line).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}\n`;
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
