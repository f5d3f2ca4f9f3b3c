import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";

const indexSchema = z.record(
  z.string(),
  z.object({ width: z.number().int().positive(), height: z.number().int().positive(), preview: z.string() }),
);

/** The size of the drawings, which are not in the index because they have no preview. */
const DRAWING = { width: 320, height: 400 };

export type PictureFile = { src: string; bytes: Buffer };

/**
 * Opens the demo pictures that are listed in the `index.json` of `folder`. In the store, each file's name contains a
 * digest of its bytes (`products/x-flat-1a2b3c4d.webp`), so that browsers may cache it for ever.
 *
 * Errors: throws if a picture is not in the folder, so that the demo store never has a missing picture.
 */
export function openDemoPictures(folder: string) {
  const index = indexSchema.parse(JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8")));
  const used = new Map<string, PictureFile>();

  /** The stored form of a picture. `name` includes folder and extension: `home/hero-indigo.webp`. */
  function picture(name: string, alt: string): StoredPicture {
    if (name.endsWith(".svg")) return { src: file(name), ...DRAWING, alt, hide_on_variants: false };
    const entry = index[name];
    if (!entry) throw new Error(`The demo picture ${name} is missing. Create it with: npm run pictures`);
    return { src: file(name), ...entry, alt, hide_on_variants: false };
  }

  /** The path of a file that is not in the index, such as a drawing, in the store's uploads. */
  function file(name: string): string {
    const read = used.get(name) ?? readPicture(folder, name);
    used.set(name, read);
    return read.src;
  }

  return {
    picture,
    file,
    /** The files of all pictures used so far. They have to be copied to the store's uploads. */
    usedFiles: () => [...used.values()],
  };
}
export type DemoPictures = ReturnType<typeof openDemoPictures>;

function readPicture(folder: string, name: string): PictureFile {
  const bytes = readFileSync(path.join(folder, name));
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { src: name.replace(/(\.[a-z0-9]+)$/, `-${digest}$1`), bytes };
}

/** Replaces each `{ src, alt }` in content written by hand with the picture's stored form. */
export function withPictures(content: unknown, demoPictures: DemoPictures): unknown {
  if (Array.isArray(content)) return content.map((part) => withPictures(part, demoPictures));
  if (typeof content !== "object" || content === null) return content;
  if ("src" in content && typeof content.src === "string" && "alt" in content && typeof content.alt === "string") {
    return demoPictures.picture(content.src, content.alt);
  }
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, withPictures(part, demoPictures)]));
}
