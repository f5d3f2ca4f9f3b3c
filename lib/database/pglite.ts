import "server-only";
import { copyChangingFolder } from "./copy-changing-folder";
import type { OpenedDatabase } from "./database";
import { migrate } from "./migrate";
import { keepParametersOutOfErrors } from "./query-errors";

/**
 * PostgreSQL's defaults do not suit the embedded database. Its pages are in memory, where a random read costs no more
 * than a sequential one; with the default cost of 4, meant for spinning disks, the planner would read the whole
 * catalogue to find one product in fifteen. It also has no autovacuum that moves the pending entries of GIN indexes to
 * their place: with the default limit of 4 MB, every search and filter would read a long unsorted list from end to end.
 */
const EMBEDDED_SETTINGS = "set random_page_cost = 1.1; set gin_pending_list_limit = '64kB'";

type PgliteOptions = {
  /** What the database is loaded from. */
  dump?: Blob;
  /** Whether to leave the database as it is, without a migration. */
  isLeftAsIs?: boolean;
};

/** Opens and migrates a PGlite database, in `folder` or, if no folder is given, in memory. */
export async function openPglite(
  folder?: string,
  { dump, isLeftAsIs = false }: PgliteOptions = {},
): Promise<OpenedDatabase> {
  const { PreparedPglite } = await import("./prepared-pglite");
  const { SYNCED_START_PARAMETERS, SyncedFiles } = await import("./synced-files");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const { drizzle } = await import("drizzle-orm/pglite");
  const files = folder ? new SyncedFiles(folder) : null;
  const client = new PreparedPglite({
    extensions: { pg_trgm },
    ...(files && { fs: files, startParams: SYNCED_START_PARAMETERS }),
    ...(dump && { loadDataDir: dump }),
  });
  const panicked = new Promise<unknown>((resolve) => {
    client.onPanic = resolve;
  });
  await client.waitReady;
  files?.syncNewFolder();
  keepParametersOutOfErrors();
  await client.exec(EMBEDDED_SETTINGS);
  const database = drizzle(client);
  if (!isLeftAsIs) await migrate(database);
  const copyFiles = folder
    ? (to: string) => copyChangingFolder(folder, to, (work) => client.runExclusive(work))
    : undefined;
  return { database, close: () => client.close(), panicked, ...(copyFiles && { copyFiles }) };
}
