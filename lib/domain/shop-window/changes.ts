/** A segment as its owner writes it; `content` is what its type needs, as in the file of the home page. */
export type WindowSegment = {
  id: string;
  type: string;
  isActive: boolean;
  heading: string;
  subHeading: string;
  content: Record<string, unknown>;
};

/** The home page, or the page of the category with this id. */
export type WindowPage = "home" | `category:${string}`;

/** Pages with their segments from top to bottom. */
export type WindowPages = ReadonlyMap<WindowPage, readonly WindowSegment[]>;

/**
 * One step of a draft. `after` is the id of the segment that it comes after; null for the top of the page. `before` is the
 * segment as it was in the draft when the step was made.
 */
export type WindowChange = { page: WindowPage } & (
  | { kind: "add"; segment: WindowSegment; after: string | null }
  | { kind: "edit"; segment: WindowSegment; before: WindowSegment }
  | { kind: "move"; id: string; after: string | null }
  | { kind: "remove"; id: string; before: WindowSegment }
);

/**
 * The place of a category's own list. It is on each page of a category once, and nobody writes or removes it.
 *
 * @internal Exported for tests.
 */
export const LIST_PLACE: WindowSegment = {
  id: "list",
  type: "product_list",
  isActive: true,
  heading: "",
  subHeading: "",
  content: {},
};

const isListPlace = ({ type }: WindowSegment) => type === LIST_PLACE.type;

/** The segments of a page, with the place of the list where the page has one: first, if nobody has moved it. */
export function withListPlace(page: WindowPage, segments: readonly WindowSegment[]): readonly WindowSegment[] {
  return page === "home" || segments.some(isListPlace) ? segments : [LIST_PLACE, ...segments];
}

/** What stands on a page of the category once nothing but its list is left. */
export const hasOnlyList = (segments: readonly WindowSegment[]) => segments.every(isListPlace);

/**
 * Makes the changes one after the other. Pages may have changed since the draft was begun: a change of a segment that is no
 * longer there is left out, and counted in `lost`.
 */
export function applyChanges(
  pages: WindowPages,
  changes: readonly WindowChange[],
): { pages: WindowPages; lost: readonly WindowChange[] } {
  const after = new Map(pages);
  const lost: WindowChange[] = [];
  for (const change of changes) {
    const segments = withListPlace(change.page, after.get(change.page) ?? []);
    const changed = applyChange(segments, change);
    if (changed) after.set(change.page, changed);
    else lost.push(change);
  }
  return { pages: after, lost };
}

/** The segments after a change; null if it cannot be made. */
export function applyChange(segments: readonly WindowSegment[], change: WindowChange): readonly WindowSegment[] | null {
  switch (change.kind) {
    case "add":
      if (isListPlace(change.segment) || segments.some(({ id }) => id === change.segment.id)) return null;
      return insertedAfter(segments, change.segment, change.after);
    case "edit": {
      const index = segments.findIndex(({ id }) => id === change.segment.id);
      const before = segments[index];
      if (!before || isListPlace(before) || isListPlace(change.segment)) return null;
      return segments.with(index, change.segment);
    }
    case "move": {
      const moved = segments.find(({ id }) => id === change.id);
      if (!moved || change.after === change.id) return null;
      const others = segments.filter((each) => each !== moved);
      return insertedAfter(others, moved, change.after);
    }
    case "remove": {
      const removed = segments.find(({ id }) => id === change.id);
      if (!removed || isListPlace(removed)) return null;
      return segments.filter((each) => each !== removed);
    }
  }
}

/** The segments with one more. If the one that it comes after is gone, it comes last. */
function insertedAfter(
  segments: readonly WindowSegment[],
  segment: WindowSegment,
  after: string | null,
): readonly WindowSegment[] {
  if (after === null) return [segment, ...segments];
  const index = segments.findIndex(({ id }) => id === after);
  return index < 0 ? [...segments, segment] : segments.toSpliced(index + 1, 0, segment);
}

/** The id of the segment that a change is about. */
export const segmentIdOf = (change: WindowChange): string =>
  change.kind === "add" || change.kind === "edit" ? change.segment.id : change.id;

/** The pages that changes are about, each once, in the order in which they were first changed. */
export const changedPages = (changes: readonly WindowChange[]): WindowPage[] => [
  ...new Set(changes.map(({ page }) => page)),
];
