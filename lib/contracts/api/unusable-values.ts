import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { isStorable, MAX_NUMBER } from "@/lib/domain/storable";

type UnusableValue = { path: string; code: string };
type Named = Iterable<readonly [path: string, value: unknown]>;

const MAX_ISSUES = 50;

/**
 * The texts in `named` that the database cannot store and the numbers that are too large to calculate with, with their
 * paths. Schemas need not think of them: every part of every request is checked here first.
 */
export function unusableValues(named: Named): UnusableValue[] {
  const issues: UnusableValue[] = [];
  for (const [path, value] of walk(named)) {
    const code = codeOf(value);
    if (code) issues.push({ path, code });
    if (issues.length === MAX_ISSUES) break;
  }
  return issues;
}

/** The path to the first text in `value` that the database cannot store; null if there is none. */
export function unstorableTextIn(value: unknown): string | null {
  for (const [path, inner] of walk([["", value]])) {
    if (typeof inner === "string" && !isStorable(inner)) return path;
  }
  return null;
}

function codeOf(value: unknown): string | null {
  if (typeof value === "string") return isStorable(value) ? null : fieldRefusal("text_invalid");
  // The code is that of zod for a number above a maximum.
  return typeof value === "number" && Math.abs(value) > MAX_NUMBER ? "too_big" : null;
}

/**
 * Yields every value in `named`, and the name of every member that cannot be stored, with the path of its object. It is
 * a loop, because a deep value would make a recursion run out of stack.
 */
function* walk(named: Named): Generator<readonly [path: string, value: unknown]> {
  const waiting = [...named];
  for (const [path, value] of waiting) {
    yield [path, value];
    if (typeof value !== "object" || value === null) continue;
    for (const [member, inner] of Object.entries(value)) {
      if (isStorable(member)) waiting.push([path === "" ? member : `${path}.${member}`, inner]);
      else yield [path, member];
    }
  }
}
