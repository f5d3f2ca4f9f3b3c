import { type Styles, stylesFor } from "./styles";

/** As much of a terminal's stream as the command line needs, so that tests can stand in for it. */
export type Stream = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

export type Output = {
  /** With --json: the answer is one JSON document, and notes stay away. */
  isJson: boolean;
  /** What the command has found or done; `text` makes it readable for people, and "" is for nothing to show. */
  answer: (value: unknown, text: () => string | Promise<string>) => Promise<void>;
  /** What helps a person and is no part of the answer: which shop it is, how to see the next page. */
  note: (text: string) => void;
  warn: (text: string) => void;
  /** Why the command ends; its first line stands out. */
  fail: (text: string) => void;
  /** Of the answer on standard output; plain where that is no terminal. */
  styles: Styles;
  stdout: Stream;
  stderr: Stream;
  stderrStyles: Styles;
};

/** The answer goes to `stdout` and everything else to `stderr`, so that a pipe or a file gets the answer alone. */
export function makeOutput(
  stdout: Stream,
  stderr: Stream,
  environment: Readonly<Record<string, string | undefined>>,
): Output {
  const output: Output = {
    isJson: false,
    answer: async (value, text) => {
      const shown = output.isJson ? JSON.stringify(value, null, 2) : await text();
      if (shown !== "") stdout.write(`${shown}\n`);
    },
    note: (text) => {
      if (!output.isJson) stderr.write(`${text}\n`);
    },
    warn: (text) => {
      stderr.write(`${text}\n`);
    },
    fail: (text) => {
      stderr.write(`${text.replace(/^.*/, output.stderrStyles.red)}\n`);
    },
    styles: stylesFor(stdout, environment),
    stdout,
    stderr,
    stderrStyles: stylesFor(stderr, environment),
  };
  return output;
}
