/** Commander's messages about what was typed, and how they read here. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/^error: option '(--\S+).*' argument '(.*)' is invalid\./, "'$2' is not valid for $1."],
  [/^error: command-argument value '(.*)' is invalid for argument '(.*)'\./, "'$1' is not valid for <$2>."],
  [/^error: missing required argument '(.*)'/, "Missing argument <$1>"],
  [/^error: required option '(.*)' not specified/, "Missing option $1"],
  [/^error: option '(.*)' argument missing/, "Missing value of $1"],
];

/** `error: unknown command 'ordrs'` is "Unknown command 'ordrs'": a sentence, as all other messages are. */
export function usageErrorText(text: string): string {
  const worded = WORDINGS.reduce((before, [pattern, wording]) => before.replace(pattern, wording), text);
  return worded.replace(/^error: (.)/, (_, first: string) => first.toUpperCase());
}
