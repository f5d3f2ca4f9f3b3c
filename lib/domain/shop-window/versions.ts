import type { WindowPage, WindowSegment } from "./changes";

/** What was published at once: each page as it was before and after. Versions are numbered from 1. */
export type WindowVersion = {
  number: number;
  pages: readonly { page: WindowPage; before: readonly WindowSegment[]; after: readonly WindowSegment[] }[];
};

/** published by hand, planned beforehand, or restored from an earlier version. */
export type VersionCause = "published" | "planned" | "restored";

/** A version with how it came about. */
export type PublishedVersion = WindowVersion & { at: Date; by: string; name: string; cause: VersionCause };

/**
 * What pages were right after version `number` was published, for those that were published since: going back to the
 * version is to publish them. `versions` are all that are kept, in any order.
 */
export function pagesAt(
  number: number,
  versions: readonly WindowVersion[],
): ReadonlyMap<WindowPage, readonly WindowSegment[]> {
  const inOrder = versions.toSorted((one, other) => one.number - other.number);
  const since = inOrder.filter((version) => version.number > number);
  const pages = new Map<WindowPage, readonly WindowSegment[]>();
  for (const { page, before } of since.flatMap((version) => version.pages)) {
    if (!pages.has(page)) pages.set(page, before);
  }
  // What the version itself, or one before it, has published is surer: an import may have changed the page since.
  for (const { page, after } of inOrder.filter((version) => version.number <= number).flatMap(({ pages: of }) => of)) {
    if (pages.has(page)) pages.set(page, after);
  }
  return pages;
}
