/** How many searches of a visitor are kept. */
const MAX_RECENT_SEARCHES = 6;

/** The searches of a visitor after one more, the latest first. A text counts as the same in any case. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX_RECENT_SEARCHES);
}
