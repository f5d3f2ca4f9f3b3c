import "server-only";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { RENDITION_WIDTHS, type Rendition, type RenditionFormat } from "@/lib/domain/media/picture";
import { isUploadName } from "@/lib/domain/media/upload-name";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";

/**
 * The folder of the pictures that come with the project. They are used if an upload is missing, as happens if
 * `DATA_DIR` is emptied at every restart.
 */
const BUNDLED_PICTURES = path.join(process.cwd(), "demo/pictures");

const STORE = /^[a-z0-9][a-z0-9_-]*$/i;
const RENDITION = /_([sml])\.(avif|webp)$/;

/**
 * Settings for AVIF, in which pictures of cloth are half as large as in webp. A higher `effort` would take four times
 * as long and make files only a tenth smaller.
 */
const AVIF = { quality: 45, effort: 3, chromaSubsampling: "4:2:0" };
const WEBP = { quality: 55, effort: 5 };

/**
 * How many renditions are made simultaneously. Making two at once takes as long as making one after the other, and
 * needs 140 MB more memory, because each rendition decodes a picture.
 */
const PARALLEL_RENDITIONS = 1;
/** sharp does not need a cache of files, because every rendition is made once and then stored on disk. */
sharp.cache(false);

/**
 * The bytes of an uploaded file. `segments` is its path below the uploads folder, beginning with the store id. Null if
 * there is no such file. A smaller rendition of a picture is made and stored when it is requested for the first time,
 * so that imports and the first start of the shop spend no time on pictures that nobody views.
 */
export async function readUpload(segments: readonly string[]): Promise<Buffer | null> {
  const match = RENDITION.exec(segments.at(-1) ?? "");
  const original = match ? [...segments.slice(0, -1), (segments.at(-1) ?? "").replace(RENDITION, ".webp")] : segments;
  const [store = "", ...below] = original;
  if (!STORE.test(store) || !isUploadName(below.join("/"))) return null;

  const file = path.join(env().DATA_DIR, "uploads", ...segments);
  const stored = await readOrNull(file);
  if (stored) return stored;

  if (!match) return readBundled(segments);
  return shareRendition(file, () => makeRendition(original, file, match[1] as Rendition, match[2] as RenditionFormat));
}

/** The SHA-256 digest of an uploaded file in hexadecimal; null if there is no such file. */
export async function digestOfUpload(storeId: StoreId, name: string): Promise<string | null> {
  const bytes = await readUpload([storeId, ...name.split("/")]);
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** Like `digestOfUpload`, but null if the picture was not uploaded and only comes with the project. */
export async function digestOfOwnUpload(storeId: StoreId, name: string): Promise<string | null> {
  const bytes = isUploadName(name) ? await readOrNull(path.join(env().DATA_DIR, "uploads", storeId, name)) : null;
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** Makes a rendition of the picture at `segments` and stores it in `file`. */
async function makeRendition(
  segments: readonly string[],
  file: string,
  rendition: Rendition,
  format: RenditionFormat,
): Promise<Buffer | null> {
  const original =
    (await readOrNull(path.join(env().DATA_DIR, "uploads", ...segments))) ?? (await readBundled(segments));
  if (!original) return null;
  const bytes = await encodeRendition(original, file, rendition, format);
  if (bytes) await saveRendition(file, bytes);
  return bytes;
}

/** Null if the original is no picture, such as one that was uploaded before the content was checked. */
async function encodeRendition(
  original: Buffer,
  file: string,
  rendition: Rendition,
  format: RenditionFormat,
): Promise<Buffer | null> {
  try {
    const resized = sharp(original).resize({ width: RENDITION_WIDTHS[rendition], withoutEnlargement: true });
    return await (format === "webp" ? resized.webp(WEBP) : resized.avif(AVIF)).toBuffer();
  } catch (error) {
    console.warn("Could not read a picture.", { file: path.basename(file), error });
    return null;
  }
}

/**
 * Stores a rendition. It is written to another file, which is then renamed, so that nobody can read half a picture. If
 * the disk is read-only, the rendition is not stored and has to be made again.
 */
async function saveRendition(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    console.warn("Could not save a rendition.", { file: path.basename(file), error });
  }
}

async function readBundled(segments: readonly string[]): Promise<Buffer | null> {
  const [, ...below] = segments;
  const withoutHash = below.join("/").replace(/-[0-9a-f]{8}(\.[a-z0-9]+)$/, "$1");
  return readOrNull(path.join(BUNDLED_PICTURES, withoutHash));
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw error;
  }
}

const inProgress = new Map<string, Promise<Buffer | null>>();
const limit = pLimit(PARALLEL_RENDITIONS);

/**
 * Runs `make` once for requests that need the same rendition simultaneously. Different renditions are made one after
 * the other.
 */
function shareRendition(file: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const current = inProgress.get(file);
  if (current) return current;
  const making = limit(make).finally(() => inProgress.delete(file));
  inProgress.set(file, making);
  return making;
}
