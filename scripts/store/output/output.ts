import { type Styles, stylesFor } from "./styles";

/** The part of a stream that the command line uses. */
export type Stream = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

export type Output = {
  /** With --json the result is one JSON document, and hints are left out. */
  isJson: boolean;
  /** Prints the result: `value` with --json, else `text`, which may be empty. */
  answer: (value: unknown, text: () => string | Promise<string>) => Promise<void>;
  /** Prints a hint for people that is no part of the result, such as how to see the next page. */
  note: (text: string) => void;
  warn: (text: string) => void;
  /** Prints why the command fails, with the first line in red. */
  fail: (text: string) => void;
  /** For standard output; they change nothing if that is no terminal. */
  styles: Styles;
  stdout: Stream;
  stderr: Stream;
  stderrStyles: Styles;
};

/** The result goes to `stdout` and everything else to `stderr`, so that a pipe or a file gets only the result. */
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
    styles: stylesFor(stdout.isTTY === true, environment),
    stdout,
    stderr,
    stderrStyles: stylesFor(stderr.isTTY === true, environment),
  };
  return output;
}
