import "server-only";
import { constants, copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** File systems count time in steps: a file that was written within one of them may change and keep its time. */
const CLOCK_STEP_MS = 100;

type Copied = { size: number; mtimeMs: number; isSettled: boolean };

/**
 * Copies a folder in which another program writes: first all files, while it goes on, then once more those that have
 * changed, while `freeze` keeps it from writing. So the copy is of one moment, and the program waits only for the second
 * part. `to` must not exist.
 */
export async function copyChangingFolder(
  from: string,
  to: string,
  freeze: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const copied = new Map<string, Copied>();
  const copyChanged = async () => {
    const there = new Set<string>();
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      const name = path.relative(from, path.join(entry.parentPath, entry.name));
      if (entry.isDirectory()) await mkdir(path.join(to, name), { recursive: true });
      if (!entry.isFile()) continue;
      there.add(name);
      await copyIfChanged(name);
    }
    for (const name of copied.keys()) if (!there.has(name)) await rm(path.join(to, name), { force: true });
  };

  async function copyIfChanged(name: string): Promise<void> {
    const facts = await stat(path.join(from, name)).catch(nullIfMissing);
    const before = copied.get(name);
    if (!facts || (before?.isSettled && before.size === facts.size && before.mtimeMs === facts.mtimeMs)) return;
    // Looked at before it is copied: what is written meanwhile makes it different from these facts.
    const isSettled = Date.now() - facts.mtimeMs > CLOCK_STEP_MS;
    copied.set(name, { size: facts.size, mtimeMs: facts.mtimeMs, isSettled });
    // Where the file system can, the copy shares the bytes of the original until one of them changes.
    await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE).catch(nullIfMissing);
  }

  await mkdir(to, { recursive: true });
  await copyChanged();
  await freeze(copyChanged);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
