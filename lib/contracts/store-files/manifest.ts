import { z } from "zod";
import { canonicalJson } from "./canonical-json";

export const MANIFEST = "store-export.json";
const FORMAT = "storefront store";
/** Raise this if a shop with an older version could not read, or would misread, the files that this version writes. */
const FORMAT_VERSION = 1;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  /** False while an export is running. An interrupted export lacks files, so importing it would delete data. */
  complete: z.boolean(),
});

export type ManifestFault = "format_unknown" | "version_newer";
export type Manifest = { complete: boolean };

/** Reads the marker file of a store folder; returns a fault if the folder cannot be imported. */
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
