import "server-only";
import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** PGlite tells its database never to wait for the disk (`-F`); this one does. */
export const SYNCED_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  // Of the ways to ask for it the one that reaches the files below.
  ...["-c", "wal_sync_method=fsync"],
];

/** What stands behind files of the folder, of which the types of PGlite say nothing. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: OpenedFile) => number };
  realPath: (node: unknown) => string;
};
/** `EIO` of WebAssembly's system interface. */
const INPUT_OUTPUT_ERROR = 29;
type OpenedFile = { node: unknown; nfd?: number };

/**
 * The folder of the embedded database, in which what is committed outlasts a power cut: the file system that it comes
 * with has no `fsync`, so that the database would believe that all is on the disk.
 */
export class SyncedFiles extends NodeFS {
  readonly #isNew: boolean;

  constructor(folder: string) {
    super(folder);
    this.#isNew = !fs.existsSync(path.join(this.rootDir, "PG_VERSION"));
  }

  override async init(client: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(client, options);
    const addSync = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFiles;
      files.stream_ops.fsync = ({ node, nfd }) => {
        try {
          if (nfd === undefined) syncPath(files.realPath(node));
          else fs.fsyncSync(nfd);
          return 0;
        } catch (error) {
          console.error("The disk did not take what the database wrote.", error);
          return INPUT_OUTPUT_ERROR;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  /** To be called once the database is open: a new one was made by a program of its own, which does not sync. */
  settle(): void {
    if (this.#isNew) syncBelow(this.rootDir);
  }
}

function syncBelow(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) syncBelow(place);
    else if (entry.isFile()) syncPath(place);
  }
  syncPath(folder);
}

/** A folder, too: that a file is there stands in it. */
function syncPath(place: string): void {
  const opened = fs.openSync(place, "r");
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}
