import { createHash } from "node:crypto";
import { open, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type FileIssue, FOLDERS, SINGLE_FILES } from "@/lib/contracts/store-files/documents";
import { MANIFEST } from "@/lib/contracts/store-files/manifest";
import { UPLOAD_HEAD_BYTES, type UploadFault, uploadFault } from "@/lib/domain/media/upload-content";
import { isUploadName } from "@/lib/domain/media/upload-name";
import { FileError } from "../file-error";
import { readText } from "../product-import/read-text";
import { kindOf, readMark, UPLOADS } from "./folder-paths";

/** The maximum size of a file, in bytes: far larger than any page of text, and small enough for one call. */
const LARGEST_FILE = 10_000_000;

export type StoreFolder = {
  /** The paths of the store's JSON files; `read` returns the files in the same order. */
  paths: readonly string[];
  read: () => AsyncGenerator<{ path: string; text: string }>;
  /** The names of the uploaded files in the store's folder. */
  uploads: readonly string[];
  readUpload: (name: string) => Promise<{ bytes: Buffer; digest: string }>;
  issues: readonly FileIssue[];
};

/**
 * Lists the files in a folder that an export has written. Files that do not belong to the store are ignored, so that
 * the owner can keep notes and version control in the folder. Links are not followed.
 */
export async function openStoreFolder(folder: string): Promise<StoreFolder> {
  const mark = await readMark(folder);
  if (!mark) {
    throw new FileError(
      `${path.resolve(folder)} is not a store folder: it has no ${MANIFEST}, which \`export\` writes.`,
    );
  }
  if (!mark.complete) {
    throw new FileError(`The export into ${path.resolve(folder)} did not finish, so files are missing. Export again.`);
  }
  const issues: FileIssue[] = [];
  const paths = (await listDocuments(folder, issues)).sort();
  const uploads = (await listUploads(folder, "", issues)).sort();
  for (const name of uploads) {
    const problem = isUploadName(name) ? await uploadFaultOf(path.join(folder, UPLOADS, name)) : "upload_name_unsafe";
    if (problem) issues.push({ file: `${UPLOADS}/${name}`, at: "", problem });
  }
  return {
    paths,
    issues,
    uploads,
    read: async function* () {
      for (const each of paths) yield { path: each, text: (await readText(path.join(folder, each))) ?? "" };
    },
    readUpload: async (name) => {
      const bytes = await readFile(path.join(folder, UPLOADS, name));
      return { bytes, digest: createHash("sha256").update(bytes).digest("hex") };
    },
  };
}

async function uploadFaultOf(file: string): Promise<UploadFault | null> {
  const opened = await open(file);
  try {
    const { size } = await opened.stat();
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(UPLOAD_HEAD_BYTES), 0, UPLOAD_HEAD_BYTES, 0);
    return uploadFault(file, { size, head: buffer.subarray(0, bytesRead) });
  } finally {
    await opened.close();
  }
}

async function listDocuments(folder: string, issues: FileIssue[]): Promise<string[]> {
  const found: string[] = [];
  const singles: readonly string[] = [MANIFEST, ...SINGLE_FILES.map((name) => `${name}.json`)];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".json") || name.startsWith(".") || name === MANIFEST) continue;
    if (singles.includes(name)) found.push(name);
    else issues.push({ file: name, at: "", problem: "file_unknown" });
  }
  for (const part of FOLDERS) {
    for (const name of await listFolder(folder, part, issues)) found.push(`${part}/${name}`);
  }
  const sound: string[] = [];
  for (const each of found) {
    const problem = await problemOf(folder, each);
    if (problem === null) sound.push(each);
    else issues.push({ file: each, at: "", problem });
  }
  return sound;
}

async function problemOf(folder: string, file: string): Promise<string | null> {
  const whole = path.join(folder, file);
  const kind = await kindOf(whole);
  if (kind === "link") return "file_is_link";
  if (kind !== "file" || !file.endsWith(".json")) return "file_unknown";
  if ((await stat(whole)).size > LARGEST_FILE) return "file_too_large";
  return (await readText(whole)) === null ? "not_utf8" : null;
}

async function listUploads(folder: string, below: string, issues: FileIssue[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await listFolder(folder, path.posix.join(UPLOADS, below), issues)) {
    const inner = path.posix.join(below, name);
    const kind = await kindOf(path.join(folder, UPLOADS, inner));
    if (kind === "folder") found.push(...(await listUploads(folder, inner, issues)));
    else if (kind === "file") found.push(inner);
    else
      issues.push({ file: `${UPLOADS}/${inner}`, at: "", problem: kind === "link" ? "file_is_link" : "file_unknown" });
  }
  return found;
}

/** The names of the files in a subfolder of the store's folder, without hidden ones; empty if it does not exist. */
async function listFolder(folder: string, below: string, issues: FileIssue[]): Promise<string[]> {
  const kind = await kindOf(path.join(folder, below));
  if (kind === null) return [];
  if (kind === "folder") return (await readdir(path.join(folder, below))).filter((name) => !name.startsWith("."));
  issues.push({ file: below, at: "", problem: kind === "link" ? "file_is_link" : "file_unknown" });
  return [];
}
