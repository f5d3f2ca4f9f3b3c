import { z } from "zod";
import { canonicalJson } from "./canonical-json";

export const MANIFEST = "store-export.json";
const FORMAT = "storefront store";
/**
 * Raise this number when the format of the files changes in such a way that a shop with an older version could not read
 * them, or would misread them.
 */
const FORMAT_VERSION = 1;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  /** False while the export is being written. Importing an interrupted export would delete the data that it lacks. */
  complete: z.boolean(),
});

export type ManifestFault = "format_unknown" | "version_newer";
export type Manifest = { complete: boolean };

/** Reads the manifest, the file that marks a folder as a store; returns a fault if the folder cannot be imported. */
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
