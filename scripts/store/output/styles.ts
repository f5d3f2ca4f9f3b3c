import { styleText } from "node:util";

const STYLES = ["bold", "dim", "red", "green"] as const;

export type Styles = { hasColours: boolean } & Record<(typeof STYLES)[number], (text: string) => string>;

/** Colours are for people in front of a terminal who have not set NO_COLOR. */
export function stylesFor(isTerminal: boolean, { NO_COLOR }: Readonly<Record<string, string | undefined>>): Styles {
  const hasColours = isTerminal && !NO_COLOR;
  const style = (name: (typeof STYLES)[number]) => (text: string) =>
    hasColours && text !== "" ? styleText(name, text, { validateStream: false }) : text;
  return { hasColours, bold: style("bold"), dim: style("dim"), red: style("red"), green: style("green") };
}
