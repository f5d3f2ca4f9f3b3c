import "server-only";
import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The parameters with which PGlite starts its database, except `-F`, which turns off fsync. */
export const SYNCED_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  // With this method, PostgreSQL syncs its log by calling `fsync`, which `SyncedFiles` provides.
  ...["-c", "wal_sync_method=fsync"],
];

/** The part of Emscripten's file system NODEFS that we extend; PGlite provides no types for it. */
type EmscriptenNodeFiles = {
  stream_ops: { fsync?: (stream: OpenedFile) => number };
  realPath: (node: unknown) => string;
};
/** The error number `EIO` in WASI. */
const INPUT_OUTPUT_ERROR = 29;
type OpenedFile = { node: unknown; nfd?: number };

/**
 * The file system for the folder of the embedded database, made safe against power cuts. PGlite's own has no `fsync`,
 * so the database would believe that data is on disk before it is.
 */
export class SyncedFiles extends NodeFS {
  readonly #isNew: boolean;

  constructor(folder: string) {
    super(folder);
    this.#isNew = !fs.existsSync(path.join(this.rootDir, "PG_VERSION"));
  }

  override async init(client: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(client, options);
    const addFsync = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as EmscriptenNodeFiles;
      files.stream_ops.fsync = ({ node, nfd }) => {
        try {
          if (nfd === undefined) syncPath(files.realPath(node));
          else fs.fsyncSync(nfd);
          return 0;
        } catch (error) {
          console.error("Could not sync a database file to disk.", error);
          return INPUT_OUTPUT_ERROR;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }

  /**
   * Call this once the database is open. `initdb` has then created the files of a new folder, without syncing them to
   * disk.
   */
  syncNewFolder(): void {
    if (this.#isNew) syncBelow(this.rootDir);
  }
}

function syncBelow(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) syncBelow(file);
    else if (entry.isFile()) syncPath(file);
  }
  syncPath(folder);
}

/** Syncs a file or a folder to disk. Folders need it too, because a folder holds the names of its files. */
function syncPath(file: string): void {
  const descriptor = fs.openSync(file, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
