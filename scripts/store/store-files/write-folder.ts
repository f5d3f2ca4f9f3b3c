import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { FOLDERS, SINGLE_FILES } from "@/lib/contracts/store-files/documents";
import { MANIFEST, manifestText } from "@/lib/contracts/store-files/manifest";
import { isUploadName } from "@/lib/domain/media/upload-name";
import { FileError, fileError } from "../file-error";
import { ShopError } from "../shop";
import { kindOf, readMark, UPLOADS } from "./folder-paths";

const DOCUMENT_PATH = /^(?:[a-z]+\/)?[a-z0-9_~-]{1,200}\.json$/;

/**
 * Prepares a folder to export a store into: a new one, an empty one, or one that an export has written before. In the
 * last case files that are already up to date are not written again, files that the store no longer has are removed at
 * the end, and the owner's other files stay.
 *
 * Errors: FileError if the folder contains other files but no export.
 */
export async function writeStoreFolder(folder: string) {
  await claim(folder);
  const before = await listOwnFiles(folder);
  const written = new Map<string, string>();
  await write(folder, MANIFEST, manifestText(false));

  /**
   * On some systems file names that differ only in capital letters refer to the same file, so the former file is
   * removed before the new one is written.
   */
  async function put(file: string, bytes: string | Buffer): Promise<void> {
    const key = file.toLowerCase();
    const other = written.get(key);
    if (other !== undefined && other !== file) {
      throw new FileError(`${other} and ${file} are the same file on many systems. Give one of them another name.`);
    }
    const former = before.get(key);
    if (former !== undefined && former !== file) await rm(path.join(folder, former), { force: true });
    await write(folder, file, bytes);
    written.set(key, file);
  }

  return {
    async addDocument(file: string, text: string): Promise<void> {
      if (!DOCUMENT_PATH.test(file)) throw new ShopError(`The shop sent an impossible file name: ${file}`);
      await put(file, text);
    },

    /** `read` is called only if the folder does not have this file with this digest. */
    async addUpload(name: string, digest: string, read: () => Promise<Buffer>): Promise<void> {
      if (!isUploadName(name)) throw new ShopError(`The shop sent an impossible file name: ${name}`);
      const file = `${UPLOADS}/${name}`;
      if (before.get(file.toLowerCase()) === file && (await digestOf(path.join(folder, file))) === digest) {
        written.set(file.toLowerCase(), file);
      } else {
        await put(file, await read());
      }
    },

    /** Removes the files that the store no longer has, and returns how many there were. */
    async finish(): Promise<{ removed: number }> {
      const stale = [...before].filter(([key]) => !written.has(key));
      for (const [, file] of stale) await rm(path.join(folder, file), { force: true });
      await write(folder, MANIFEST, manifestText(true));
      return { removed: stale.length };
    },
  };
}

async function claim(folder: string): Promise<void> {
  const where = path.resolve(folder);
  const kind = await kindOf(folder);
  if (kind !== null && kind !== "folder") throw new FileError(`${where} is not a folder.`);
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw fileError(folder, "made", error);
  });
  const names = (await readdir(folder)).filter((name) => !name.startsWith("."));
  if (names.length > 0 && !(await readMark(folder))) {
    throw new FileError(`${where} has files that are not a store's. Name a new or an empty folder.`);
  }
}

/** The files in the folder that an earlier export has written. Each key is the file's path in lower case. */
async function listOwnFiles(folder: string): Promise<Map<string, string>> {
  const found = SINGLE_FILES.map((name) => `${name}.json`);
  const own: string[] = [];
  for (const file of found) if ((await kindOf(path.join(folder, file))) !== null) own.push(file);
  for (const part of FOLDERS) {
    for (const name of await namesIn(path.join(folder, part))) {
      if (name.endsWith(".json")) own.push(`${part}/${name}`);
    }
  }
  own.push(...(await listBelow(folder, UPLOADS)));
  return new Map(own.map((file) => [file.toLowerCase(), file]));
}

async function listBelow(folder: string, below: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await namesIn(path.join(folder, below))) {
    const inner = `${below}/${name}`;
    if ((await kindOf(path.join(folder, inner))) === "folder") found.push(...(await listBelow(folder, inner)));
    else found.push(inner);
  }
  return found;
}

async function namesIn(folder: string): Promise<string[]> {
  if ((await kindOf(folder)) !== "folder") return [];
  return (await readdir(folder)).filter((name) => !name.startsWith("."));
}

/**
 * Writes to a new file in the same folder and then renames it: no file is ever incomplete, and if a link has the file's
 * name, it is replaced and not followed.
 */
async function write(folder: string, file: string, content: string | Buffer): Promise<void> {
  const whole = path.join(folder, file);
  const bytes = Buffer.from(content);
  if ((await kindOf(whole)) === "file" && bytes.equals(await readFile(whole))) return;
  await makeFolders(folder, path.dirname(file));
  const draft = path.join(path.dirname(whole), `.${path.basename(whole)}.part`);
  await writeFile(draft, bytes);
  await rename(draft, whole);
}

async function makeFolders(folder: string, below: string): Promise<void> {
  let place = folder;
  for (const name of below.split("/")) {
    place = path.join(place, name);
    if ((await kindOf(place)) === "link") {
      throw new FileError(`${path.resolve(place)} is a link; nothing is written through links.`);
    }
  }
  await mkdir(place, { recursive: true });
}

async function digestOf(file: string): Promise<string | null> {
  return (await kindOf(file)) === "file"
    ? createHash("sha256")
        .update(await readFile(file))
        .digest("hex")
    : null;
}
