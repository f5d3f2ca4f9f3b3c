import { isSameContent } from "../content/same-content";
import { segmentIdOf, type WindowChange, type WindowPages, type WindowSegment } from "./changes";

/**
 * The segments of `live` that the changes would replace or remove although they are not what the draft began with: another
 * draft or an import has changed them meanwhile.
 */
export function overwrittenBy(changes: readonly WindowChange[], live: WindowPages): WindowSegment[] {
  const met = new Set<string>();
  return changes.flatMap((change) => {
    const key = `${change.page} ${segmentIdOf(change)}`;
    // Only the first change of a segment knows what was in the shop; a moved one keeps its content.
    if (change.kind === "move" || met.has(key)) return [];
    met.add(key);
    if (change.kind === "add") return [];
    const there = live.get(change.page)?.find(({ id }) => id === segmentIdOf(change));
    return there && !isSameContent(there, change.before) ? [there] : [];
  });
}
