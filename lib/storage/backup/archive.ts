import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";

/** Not an import: bundled, it could not be started as a process of its own. */
const PROCESS_FILE = path.join(/* turbopackIgnore: true */ process.cwd(), "lib/storage/backup/seal-process.mjs");
/** The first bytes of a file of age (age-encryption.org), and of gzip. */
const AGE = Buffer.from("age-encryption.org/");
const GZIP = Buffer.from([0x1f, 0x8b]);

type NodeStream = Parameters<typeof Readable.fromWeb>[0];

/** Why a backup cannot be read. */
export type ArchiveFault = "no_backup" | "passphrase_missing" | "passphrase_wrong" | "damaged";

export class ArchiveError extends Error {
  override name = "ArchiveError";
  constructor(
    readonly fault: ArchiveFault,
    cause?: unknown,
  ) {
    super(fault, { cause });
  }
}

export type ArchiveWriter = {
  add: (name: string, content: string | Buffer) => Promise<void>;
  /** Adds a file, of which exactly the bytes that it has now are read. If it is gone by now, it is left out. */
  addFile: (name: string, file: string) => Promise<void>;
};

/**
 * Writes a new file: a tar archive, compressed, and encrypted if there is a passphrase, as the programs `tar` and `age`
 * read it. Nothing is left of it if `fill` throws.
 */
export async function writeArchive(
  file: string,
  passphrase: string | null,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const pack = tar.pack();
  const child = spawn(process.execPath, [PROCESS_FILE, file], {
    env: { NODE_ENV: "production", ...(passphrase !== null && { BACKUP_PASSPHRASE: passphrase }) },
    stdio: ["pipe", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const ended = once(child, "close").then(([code]) => {
    if (code !== 0) throw new Error(`The backup could not be written: ${complaint.trim() || code}`);
  });
  // What goes wrong is told by the process itself, which has ended then.
  child.stdin.on("error", () => undefined);
  pack.on("error", () => undefined);
  pack.pipe(child.stdin);

  async function entry(header: { name: string; size: number }, content: AsyncIterable<Buffer>): Promise<void> {
    const written = pack.entry({ ...header, mtime: new Date(0) });
    written.on("error", () => undefined);
    for await (const part of content) if (!written.write(part)) await Promise.race([once(written, "drain"), ended]);
    written.end(null);
  }

  const fillAndEnd = async () => {
    await fill({
      add: (name, content) => {
        const bytes = Buffer.from(content);
        return entry({ name, size: bytes.length }, Readable.from([bytes]));
      },
      addFile: async (name, source) => {
        const facts = await stat(source).catch(nullIfMissing);
        if (!facts) return;
        const { size } = facts;
        if (size === 0) return entry({ name, size }, Readable.from([]));
        await entry({ name, size }, createReadStream(source, { end: size - 1 }));
      },
    });
    pack.finalize();
    await ended;
  };
  try {
    await Promise.race([fillAndEnd(), ended.then(() => new Promise<never>(() => undefined))]);
  } catch (error) {
    // The process has ended by itself, and says why: often the disk is full.
    if ((error as NodeJS.ErrnoException).code === "EPIPE") await ended;
    child.kill("SIGKILL");
    await ended.catch(() => undefined);
    throw error;
  }
}

export type ArchiveEntry = { name: string; content: AsyncIterable<Buffer> };

/** The entries of a file that `writeArchive` has written, in their order. The content of each has to be read to its end. */
export async function* readArchive(file: string, passphrase: string | null): AsyncGenerator<ArchiveEntry> {
  const first = await firstBytes(file);
  const isSealed = first.subarray(0, AGE.length).equals(AGE);
  if (!isSealed && !first.subarray(0, GZIP.length).equals(GZIP)) throw new ArchiveError("no_backup");
  if (isSealed && passphrase === null) throw new ArchiveError("passphrase_missing");
  const source = isSealed && passphrase !== null ? await unseal(file, passphrase) : createReadStream(file);
  const unpacked = createGunzip();
  const extract = tar.extract();
  source.on("error", (error: Error) => extract.destroy(error));
  unpacked.on("error", (error: Error) => extract.destroy(error));
  source.pipe(unpacked).pipe(extract);
  try {
    for await (const entry of extract)
      yield { name: entry.header.name, content: orDamaged(entry as AsyncIterable<Buffer>) };
  } catch (error) {
    throw new ArchiveError("damaged", error);
  }
}

/** The same bytes; whoever reads them hears it if the file breaks off or was changed. */
async function* orDamaged(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw new ArchiveError("damaged", error);
  }
}

async function unseal(file: string, passphrase: string): Promise<Readable> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const sealed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    // Node.js and the browser name the type of the same stream differently.
    return Readable.fromWeb((await decrypter.decrypt(sealed)) as unknown as NodeStream);
  } catch (error) {
    throw new ArchiveError("passphrase_wrong", error);
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of createReadStream(file, { end: AGE.length - 1 })) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
