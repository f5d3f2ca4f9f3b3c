import "server-only";
import { createReadStream } from "node:fs";
import { appendFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { env } from "@/lib/server/env";

/** An import that was broken off is not taken up again. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const lineSchema = z.object({ path: z.string(), text: z.string() });
type Line = z.infer<typeof lineSchema>;

/**
 * Where the files of a store wait, on disk, until all have arrived and are imported at once. `importId` is hexadecimal
 * digits that whoever sends them has chosen.
 */
export function importSpool(importId: string) {
  if (!/^[0-9a-f]{32}$/.test(importId)) throw new RangeError(`No id of an import: ${importId}`);
  const folder = path.join(env().DATA_DIR, "imports");
  const file = path.join(folder, `${importId}.ndjson`);
  return {
    async add(lines: readonly Line[]): Promise<void> {
      await mkdir(folder, { recursive: true });
      await appendFile(file, lines.map(toText).join(""), { mode: 0o600 });
    },

    /** What has arrived, from the beginning; can be read again. Nothing when nothing has. */
    async *read(): AsyncGenerator<Line> {
      if (!(await isThere(file))) return;
      for await (const line of createInterface({
        input: createReadStream(file),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        yield lineSchema.parse(JSON.parse(line));
      }
    },

    /** Forgets it, and what older imports have left behind. */
    async remove(now = Date.now()): Promise<void> {
      await rm(file, { force: true });
      for (const name of await readdir(folder).catch(() => [])) {
        const other = path.join(folder, name);
        const { mtimeMs } = await stat(other);
        if (now - mtimeMs > KEPT_MS) await rm(other, { force: true });
      }
    },
  };
}

/** Node also ends a line at the two separators of Unicode, which JSON leaves as they are. */
function toText(line: Line): string {
  return `${JSON.stringify(line).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}\n`;
}

async function isThere(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
