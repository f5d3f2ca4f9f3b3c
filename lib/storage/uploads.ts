import "server-only";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { RENDITION_WIDTHS, type Rendition, type RenditionFormat } from "@/lib/domain/media/picture";
import { isUploadName } from "@/lib/domain/media/upload-name";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";

/** Pictures that come with the project; they stand in where `DATA_DIR` does not outlive a process. */
const BUNDLED = path.join(process.cwd(), "demo/pictures");

const STORE = /^[a-z0-9][a-z0-9_-]*$/i;
const RENDITION = /_([sml])\.(avif|webp)$/;

/** Woven cloth is half the size of webp in AVIF. More effort takes four times as long and saves a tenth. */
const AVIF = { quality: 45, effort: 3, chromaSubsampling: "4:2:0" };
const WEBP = { quality: 55, effort: 5 };

/** Each holds a decoded picture and its encoder in memory; two at once are no faster and leave 140 MB more behind. */
const PARALLEL_RENDITIONS = 1;
/** Every rendition is kept on disk, so what sharp would remember of files is only in the way. */
sharp.cache(false);

/**
 * The bytes of an uploaded file, `segments` being the path below the uploads folder, store first; null when there is
 * no such file. A smaller rendition is made on first demand and kept, so that neither an import nor the first start
 * pays for pictures nobody looks at.
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
  return sharing(file, () => makeRendition(original, file, match[1] as Rendition, match[2] as RenditionFormat));
}

/** The SHA-256 digest of an uploaded file, hexadecimal; null when there is no such file. */
export async function digestOfUpload(storeId: StoreId, name: string): Promise<string | null> {
  const bytes = await readUpload([storeId, ...name.split("/")]);
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** As `digestOfUpload`, but null also for a picture that only comes with the project. */
export async function digestOfOwnUpload(storeId: StoreId, name: string): Promise<string | null> {
  const bytes = isUploadName(name) ? await readOrNull(path.join(env().DATA_DIR, "uploads", storeId, name)) : null;
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** `segments` name the picture as it is stored, `file` where the rendition is kept. */
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
  await keep(file, bytes);
  return bytes;
}

/** Written beside and renamed, so that no reader ever sees half a picture. A read-only disk is no reason to fail. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    console.warn("A rendition could not be kept", { file: path.basename(file), error });
  }
}

async function readBundled(segments: readonly string[]): Promise<Buffer | null> {
  const [, ...below] = segments;
  const withoutHash = below.join("/").replace(/-[0-9a-f]{8}(\.[a-z0-9]+)$/, "$1");
  return readOrNull(path.join(BUNDLED, withoutHash));
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

const underway = new Map<string, Promise<Buffer | null>>();
const queue: (() => void)[] = [];
let running = 0;

/** Asks for the same rendition share one making of it; different ones wait for their turn. */
function sharing(file: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const known = underway.get(file);
  if (known) return known;
  const making = inTurn(make).finally(() => underway.delete(file));
  underway.set(file, making);
  return making;
}

async function inTurn<Value>(make: () => Promise<Value>): Promise<Value> {
  if (running >= PARALLEL_RENDITIONS) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await make();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
