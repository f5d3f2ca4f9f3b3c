import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";

const indexSchema = z.record(
  z.string(),
  z.object({ width: z.number().int().positive(), height: z.number().int().positive(), preview: z.string() }),
);

export type PictureFile = { src: string; bytes: Buffer };

/**
 * The demo pictures in `folder`, listed in its `index.json`. In the store each file name contains a digest of its bytes
 * (`products/x-flat-1a2b3c4d.webp`), so that browsers may cache it for ever.
 *
 * Errors: throws for a picture that is not in the folder, so that the demo store never has missing pictures.
 */
export function openDemoPictures(folder: string) {
  const index = indexSchema.parse(JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8")));
  const used = new Map<string, PictureFile>();

  /** `name` includes folder and extension: `home/hero-indigo.webp`. */
  function picture(name: string, alt: string): StoredPicture {
    const entry = index[name];
    if (!entry) throw new Error(`The demo picture ${name} is missing. Create it with: npm run pictures`);
    const file = used.get(name) ?? readPicture(folder, name);
    used.set(name, file);
    return { src: file.src, ...entry, alt, hide_on_variants: false };
  }

  return {
    picture,
    /** All pictures used so far, to be copied to the store's uploads. */
    usedFiles: () => [...used.values()],
  };
}
export type DemoPictures = ReturnType<typeof openDemoPictures>;

function readPicture(folder: string, name: string): PictureFile {
  const bytes = readFileSync(path.join(folder, name));
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { src: name.replace(/(\.[a-z0-9]+)$/, `-${digest}$1`), bytes };
}

/** Replaces every `{ src, alt }` in hand-written content by the stored picture. */
export function withPictures(content: unknown, demoPictures: DemoPictures): unknown {
  if (Array.isArray(content)) return content.map((part) => withPictures(part, demoPictures));
  if (typeof content !== "object" || content === null) return content;
  if ("src" in content && typeof content.src === "string" && "alt" in content && typeof content.alt === "string") {
    return demoPictures.picture(content.src, content.alt);
  }
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, withPictures(part, demoPictures)]));
}
