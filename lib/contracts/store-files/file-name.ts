import { createHash } from "node:crypto";

const PLAIN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST = 120;
/** Windows takes these for devices, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * The name of the file that describes the thing at `slug`, without its ending: the slug itself where every file system
 * takes it, else its readable part and a digest. Two slugs never share a name, also where capitals and small letters
 * are one: names with a digest hold a `~`, which no plain slug does, and the digest is of the very letters.
 */
export function toFileName(slug: string): string {
  if (PLAIN.test(slug) && slug.length <= LONGEST && !DEVICES.test(slug)) return slug;
  const readable = slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${readable}~${createHash("sha256").update(slug).digest("hex").slice(0, 20)}`;
}
