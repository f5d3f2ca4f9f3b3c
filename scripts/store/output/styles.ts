import type { Stream } from "./output";

/** How a text stands out. `styleText` of Node.js would do, but the oldest Node.js that the shop runs on lacks it. */
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

export type Style = keyof typeof CODES;
export type Styles = { hasColours: boolean } & Record<Style, (text: string) => string>;

/** Colours are for people in front of a terminal who have not set NO_COLOR. */
export function stylesFor(
  { isTTY }: Pick<Stream, "isTTY">,
  { NO_COLOR }: Readonly<Record<string, string | undefined>>,
): Styles {
  const hasColours = isTTY === true && !NO_COLOR;
  const style =
    (name: Style) =>
    (text: string): string => {
      const [start, end] = CODES[name];
      return hasColours && text !== "" ? `\u001b[${start}m${text}\u001b[${end}m` : text;
    };
  return {
    hasColours,
    bold: style("bold"),
    dim: style("dim"),
    red: style("red"),
    green: style("green"),
    yellow: style("yellow"),
  };
}
