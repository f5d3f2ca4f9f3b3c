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
 * The pictures of the folder by their names in `index.json`. One that is asked for goes by a name with the digest of
 * its bytes (`products/x-flat-1a2b3c4d.webp`), so that its address may be cached for good.
 *
 * Errors: asking for a picture that the folder lacks throws, because a shop with holes is not to be loaded.
 */
export function openPictureShelf(folder: string) {
  const index = indexSchema.parse(JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8")));
  const taken = new Map<string, PictureFile>();

  /** `name` with its ending: `home/hero-indigo.webp`. */
  function picture(name: string, alt: string): StoredPicture {
    const facts = index[name];
    if (!facts) throw new Error(`The demo store's picture ${name} is missing: make it with the picture script first.`);
    const file = taken.get(name) ?? readPicture(folder, name);
    taken.set(name, file);
    return { src: file.src, ...facts, alt, hide_on_variants: false };
  }

  return {
    picture,
    /** All pictures asked for so far, to be copied beside the store's other uploads. */
    takenFiles: () => [...taken.values()],
  };
}
export type PictureShelf = ReturnType<typeof openPictureShelf>;

function readPicture(folder: string, name: string): PictureFile {
  const bytes = readFileSync(path.join(folder, name));
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { src: name.replace(/(\.[a-z0-9]+)$/, `-${digest}$1`), bytes };
}

/** Content written by hand names its pictures as `{ src, alt }`; wherever it does, they become stored pictures. */
export function withPictures(content: unknown, shelf: PictureShelf): unknown {
  if (Array.isArray(content)) return content.map((part) => withPictures(part, shelf));
  if (typeof content !== "object" || content === null) return content;
  if ("src" in content && typeof content.src === "string" && "alt" in content && typeof content.alt === "string") {
    return shelf.picture(content.src, content.alt);
  }
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, withPictures(part, shelf)]));
}
