/** Commander's messages about wrong input, and the wording that we print instead. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/^error: option '(--\S+).*' argument '(.*)' is invalid\./, "'$2' is not valid for $1."],
  [/^error: command-argument value '(.*)' is invalid for argument '(.*)'\./, "'$1' is not valid for <$2>."],
  [/^error: missing required argument '(.*)'/, "Missing argument <$1>"],
  [/^error: required option '(.*)' not specified/, "Missing option $1"],
  [/^error: option '(.*)' argument missing/, "Missing value of $1"],
];

/**
 * Turns `error: unknown command 'ordrs'` into "Unknown command 'ordrs'", because all other messages are sentences
 * without a prefix.
 */
export function usageErrorText(text: string): string {
  const worded = WORDINGS.reduce((before, [pattern, wording]) => before.replace(pattern, wording), text);
  return worded.replace(/^error: (.)/, (_, first: string) => first.toUpperCase());
}
