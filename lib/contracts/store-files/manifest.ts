import { z } from "zod";
import { canonicalJson } from "./canonical-json";

export const MANIFEST = "store-export.json";
const FORMAT = "storefront store";
/** To be raised when an older shop could not read, or would misread, what is written now. */
const FORMAT_VERSION = 1;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  /** False while an export is under way; one that was broken off lacks files, and would take things out of a store. */
  complete: z.boolean(),
});

export type ManifestFault = "format_unknown" | "version_newer";
export type Manifest = { complete: boolean };

/** The mark of a folder that holds a store, or why the folder cannot be used. */
export function readManifest(text: string): Manifest | ManifestFault {
  const manifest = manifestSchema.safeParse(parse(text));
  if (!manifest.success) return "format_unknown";
  return manifest.data.version > FORMAT_VERSION ? "version_newer" : { complete: manifest.data.complete };
}

export function manifestText(complete: boolean): string {
  return canonicalJson({ format: FORMAT, version: FORMAT_VERSION, complete });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
