import "server-only";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { RENDITION_WIDTHS } from "@/lib/domain/media/picture";
import { isUploadName } from "@/lib/domain/media/upload-name";
import type { StoreId } from "@/lib/domain/store/id";
import { renditionMaker } from "./rendition-maker";
import { bundledFile, parseUploadPath, type UploadPath, uploadFile } from "./upload-paths";

/**
 * How many renditions are made simultaneously. Making two at once takes as long as making one after the other, and
 * needs 140 MB more memory, because each rendition decodes a picture.
 */
const PARALLEL_RENDITIONS = 1;
/** sharp does not need a cache of files, because every rendition is made once and then stored on disk. */
sharp.cache(false);

/** `isStandIn` means that another rendition of the same picture, or the picture itself, was asked for. */
export type ShownUpload = { bytes: Buffer; extension: string; isStandIn: boolean };

/**
 * An uploaded file as it is sent to browsers. `segments` is its path below the uploads folder, beginning with the store
 * id. Null if there is no such file. In place of a rendition that is still to be made stands the next larger one or the
 * picture itself, and the rendition is made next, in a process of its own. Where no such process runs, it is made now.
 */
export async function readShownUpload(segments: readonly string[]): Promise<ShownUpload | null> {
  const asked = parseUploadPath(segments);
  if (!asked) return null;
  const stored = await readOrNull(uploadFile(segments));
  if (stored) return { bytes: stored, extension: extensionOf(segments), isStandIn: false };
  const maker = asked.rendition && renditionMaker();
  if (!maker) {
    const bytes = await readOther(asked);
    return bytes && { bytes, extension: extensionOf(segments), isStandIn: false };
  }
  for (const larger of largerOnes(asked)) {
    const bytes = await readOrNull(uploadFile(larger));
    if (!bytes) continue;
    maker.ask(segments.join("/"));
    return { bytes, extension: extensionOf(larger), isStandIn: true };
  }
  const bundled = await readOrNull(bundledFile(asked.original));
  if (bundled) maker.ask(segments.join("/"));
  return bundled && { bytes: bundled, extension: extensionOf(asked.original), isStandIn: true };
}

/** The bytes of an uploaded file. If it is a rendition that does not exist yet, it is made and stored first. */
export async function readUpload(segments: readonly string[]): Promise<Buffer | null> {
  const asked = parseUploadPath(segments);
  return asked && ((await readOrNull(uploadFile(segments))) ?? readOther(asked));
}

/** The SHA-256 digest of an uploaded file in hexadecimal; null if there is no such file. */
export async function digestOfUpload(storeId: StoreId, name: string): Promise<string | null> {
  const bytes = await readUpload([storeId, ...name.split("/")]);
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** Like `digestOfUpload`, but null if the picture was not uploaded and only comes with the project. */
export async function digestOfOwnUpload(storeId: StoreId, name: string): Promise<string | null> {
  const bytes = isUploadName(name) ? await readOrNull(uploadFile([storeId, name])) : null;
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** Reads a file that is not in the data folder: one that comes with the project, or a rendition to be made. */
function readOther(asked: UploadPath): Promise<Buffer | null> {
  const { segments, rendition } = asked;
  return rendition
    ? shareRendition(uploadFile(segments), () => makeRendition(asked))
    : readOrNull(bundledFile(segments));
}

/** What may stand for a rendition: larger renditions of the same format, the smallest first, then the picture itself. */
function largerOnes({ segments, original, rendition }: UploadPath): (readonly string[])[] {
  if (!rendition) return [];
  const name = (original.at(-1) ?? "").replace(/\.webp$/, "");
  const larger = Object.entries(RENDITION_WIDTHS).filter(([, width]) => width > rendition.width);
  return [...larger.map(([size]) => [...segments.slice(0, -1), `${name}_${size}.${rendition.format}`]), original];
}

/** Makes a rendition in this process and stores it. */
async function makeRendition({ segments, original, rendition }: UploadPath): Promise<Buffer | null> {
  const picture = (await readOrNull(uploadFile(original))) ?? (await readOrNull(bundledFile(original)));
  if (!picture || !rendition) return null;
  const file = uploadFile(segments);
  const bytes = await encodeRendition(picture, file, rendition);
  if (bytes) await saveRendition(file, bytes);
  return bytes;
}

/** Null if the original is no picture, such as one that was uploaded before the content was checked. */
async function encodeRendition(
  original: Buffer,
  file: string,
  { width, format, options }: NonNullable<UploadPath["rendition"]>,
): Promise<Buffer | null> {
  try {
    return await sharp(original).resize({ width, withoutEnlargement: true }).toFormat(format, options).toBuffer();
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

const extensionOf = (segments: readonly string[]) => segments.at(-1)?.split(".").at(-1)?.toLowerCase() ?? "";

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
