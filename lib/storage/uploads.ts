import "server-only";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { RENDITION_WIDTHS, type Rendition, type RenditionFormat } from "@/lib/domain/media/picture";
import { isUploadName } from "@/lib/domain/media/upload-name";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";

/** Pictures that come with the project, used if an upload is missing because `DATA_DIR` does not survive a restart. */
const BUNDLED_PICTURES = path.join(process.cwd(), "demo/pictures");

const STORE = /^[a-z0-9][a-z0-9_-]*$/i;
const RENDITION = /_([sml])\.(avif|webp)$/;

/**
 * Pictures of cloth are half as large in AVIF as in webp. A higher `effort` takes four times as long and saves only a
 * tenth of the bytes.
 */
const AVIF = { quality: 45, effort: 3, chromaSubsampling: "4:2:0" };
const WEBP = { quality: 55, effort: 5 };

/** Each rendition holds a decoded picture in memory. Two at once are no faster and use 140 MB more. */
const PARALLEL_RENDITIONS = 1;
/** Renditions are stored on disk, so sharp need not cache files too. */
sharp.cache(false);

/**
 * The bytes of an uploaded file; `segments` is its path below the uploads folder and starts with the store id. Null if
 * there is no such file. A smaller rendition is made when it is first requested and then stored, so that imports and
 * the first start spend no time on pictures that nobody views.
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

/** The SHA-256 digest of an uploaded file in hexadecimal; null when there is no such file. */
export async function digestOfUpload(storeId: StoreId, name: string): Promise<string | null> {
  const bytes = await readUpload([storeId, ...name.split("/")]);
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** Like `digestOfUpload`, but null for a picture that comes with the project and was not uploaded. */
export async function digestOfOwnUpload(storeId: StoreId, name: string): Promise<string | null> {
  const bytes = isUploadName(name) ? await readOrNull(path.join(env().DATA_DIR, "uploads", storeId, name)) : null;
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** `segments` name the original picture; `file` is where the rendition is stored. */
async function makeRendition(
  segments: readonly string[],
  file: string,
  rendition: Rendition,
  format: RenditionFormat,
): Promise<Buffer | null> {
  const original =
    (await readOrNull(path.join(env().DATA_DIR, "uploads", ...segments))) ?? (await readBundled(segments));
  if (!original) return null;
  const resized = sharp(original).resize({ width: RENDITION_WIDTHS[rendition], withoutEnlargement: true });
  const bytes = await (format === "webp" ? resized.webp(WEBP) : resized.avif(AVIF)).toBuffer();
  await saveRendition(file, bytes);
  return bytes;
}

/**
 * Writes a draft and renames it, so that no reader sees half a picture. If the disk is read-only, the rendition is just
 * not stored.
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
const queue: (() => void)[] = [];
let runningCount = 0;

/** Simultaneous requests for one rendition share the work; different renditions wait in a queue. */
function shareRendition(file: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const current = inProgress.get(file);
  if (current) return current;
  const making = inTurn(make).finally(() => inProgress.delete(file));
  inProgress.set(file, making);
  return making;
}

async function inTurn<Value>(make: () => Promise<Value>): Promise<Value> {
  if (runningCount >= PARALLEL_RENDITIONS) await new Promise<void>((resolve) => queue.push(resolve));
  else runningCount += 1;
  try {
    return await make();
  } finally {
    const next = queue.shift();
    if (next) next();
    else runningCount -= 1;
  }
}
