import { styleText } from "node:util";

const STYLES = ["bold", "dim", "red", "green"] as const;

export type Styles = { hasColours: boolean } & Record<(typeof STYLES)[number], (text: string) => string>;

/** Styles with colours if the output is a terminal and NO_COLOR is not set; otherwise styles without effect. */
export function stylesFor(isTerminal: boolean, { NO_COLOR }: Readonly<Record<string, string | undefined>>): Styles {
  const hasColours = isTerminal && !NO_COLOR;
  const style = (name: (typeof STYLES)[number]) => (text: string) =>
    hasColours && text !== "" ? styleText(name, text, { validateStream: false }) : text;
  return { hasColours, bold: style("bold"), dim: style("dim"), red: style("red"), green: style("green") };
}
