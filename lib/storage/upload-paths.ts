import "server-only";
import { access } from "node:fs/promises";
import path from "node:path";
import { RENDITION_WIDTHS, type Rendition, type RenditionFormat } from "@/lib/domain/media/picture";
import { isUploadName } from "@/lib/domain/media/upload-name";
import { env } from "@/lib/server/env";

/**
 * The folder of the pictures that come with the project. They are used if an upload is missing, as happens if
 * `DATA_DIR` is emptied at every restart.
 */
const BUNDLED_PICTURES = path.join(/* turbopackIgnore: true */ process.cwd(), "demo/pictures");

const STORE = /^[a-z0-9][a-z0-9_-]*$/i;
const RENDITION = /_([sml])\.(avif|webp)$/;

/**
 * Settings for AVIF, in which pictures of cloth are half as large as in webp. A higher `effort` would take four times
 * as long and make files only a tenth smaller.
 */
const OPTIONS = { avif: { quality: 45, effort: 3, chromaSubsampling: "4:2:0" }, webp: { quality: 55, effort: 5 } };

/** A file below the uploads folder. All paths are in segments, of which the first is the id of the store. */
export type UploadPath = {
  segments: readonly string[];
  /** The picture of which this is a rendition; otherwise the file itself. */
  original: readonly string[];
  /** Null if the file is not a rendition. `width` is in pixels, `options` are those of sharp. */
  rendition: { size: Rendition; width: number; format: RenditionFormat; options: Record<string, unknown> } | null;
};

/** Null if there can be no such file. */
export function parseUploadPath(segments: readonly string[]): UploadPath | null {
  const name = segments.at(-1) ?? "";
  const [, size, format] = RENDITION.exec(name) ?? [];
  const original = size ? [...segments.slice(0, -1), name.replace(RENDITION, ".webp")] : segments;
  const [store = "", ...below] = original;
  if (!STORE.test(store) || !isUploadName(below.join("/"))) return null;
  return { segments, original, rendition: renditionOf(size as Rendition, format as RenditionFormat) };
}

function renditionOf(size: Rendition | undefined, format: RenditionFormat): UploadPath["rendition"] {
  return size ? { size, width: RENDITION_WIDTHS[size], format, options: OPTIONS[format] } : null;
}

export function uploadsFolder(storeId: string): string {
  return path.join(env().DATA_DIR, "uploads", storeId);
}

/** The file of an upload on disk, whether it exists or not. */
export function uploadFile(segments: readonly string[]): string {
  return path.join(env().DATA_DIR, "uploads", ...segments);
}

/** The file of a picture that comes with the project, whether it exists or not. */
export function bundledFile(segments: readonly string[]): string {
  const [, ...below] = segments;
  return path.join(BUNDLED_PICTURES, below.join("/").replace(/-[0-9a-f]{8}(\.[a-z0-9]+)$/, "$1"));
}

/** Where the upload is: in the data folder or among the pictures of the project; null if it is nowhere. */
export async function findUploadFile(segments: readonly string[]): Promise<string | null> {
  for (const file of [uploadFile(segments), bundledFile(segments)]) if (await isThere(file)) return file;
  return null;
}

export async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
