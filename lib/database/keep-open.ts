import "server-only";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Database, OpenedDatabase } from "./database";
import { openPglite } from "./pglite";

/** Recovering writes a new file of the log, which has 16 MB. Without room for it, the next panic would follow. */
const NEEDED_BYTES = 20_000_000;
const PAUSE_MS = 2_000;

/**
 * Opens the embedded database in `folder`. Whenever it panics (`panicked.ts`), the folder is opened anew as soon as there
 * is room on the disk, and PostgreSQL recovers from its log everything that was acknowledged; `onReopened` then gets the
 * new database. Until then every query is refused.
 */
export async function openAndKeepOpen(
  folder: string,
  onReopened: (database: Database) => void,
): Promise<OpenedDatabase> {
  let current = await openPglite(folder);
  let isClosing = false;
  const follow = async (): Promise<void> => {
    const cause = await current.panicked;
    console.error("The embedded database has stopped and is opened again as soon as the disk can be written.", cause);
    let hasFailed = false;
    while (!isClosing) {
      await pause(PAUSE_MS, undefined, { ref: false });
      const reopened = (await hasRoom(folder)) ? await openPglite(folder).catch(toError) : null;
      if (reopened instanceof Error && !hasFailed) console.error("It could not be opened yet.", reopened);
      hasFailed ||= reopened instanceof Error;
      if (!reopened || reopened instanceof Error) continue;
      current = reopened;
      onReopened(reopened.database);
      console.log("The embedded database is open again.");
      return follow();
    }
  };
  void follow();
  return {
    database: current.database,
    copyFiles: async (to) => current.copyFiles?.(to),
    close: () => {
      isClosing = true;
      return current.close();
    },
  };
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path.resolve(folder));
  return bavail * bsize >= NEEDED_BYTES;
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
