import { createHash } from "node:crypto";

const SAFE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 120;
/** Windows treats these names as devices, whatever their extension. */
const WINDOWS_DEVICES = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * The file name for `slug`, without its extension. It is the slug itself if every file system accepts it, otherwise the
 * readable part of the slug and a digest. Two slugs never share a file name, even on file systems that ignore case:
 * names with a digest contain a `~`, which no slug used as a name does, and the digest distinguishes upper and lower
 * case.
 */
export function toFileName(slug: string): string {
  if (SAFE_NAME.test(slug) && slug.length <= MAX_NAME_LENGTH && !WINDOWS_DEVICES.test(slug)) return slug;
  const readablePart = slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${readablePart}~${createHash("sha256").update(slug).digest("hex").slice(0, 20)}`;
}
