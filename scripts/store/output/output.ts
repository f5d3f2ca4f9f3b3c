import { type Styles, stylesFor } from "./styles";

/** The part of a stream that the command-line tools use. */
export type Stream = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

export type Output = {
  /** Whether --json is set. Then the result is one JSON document, and hints are not printed. */
  isJson: boolean;
  /** Prints the result of the command: `value` as JSON if --json is set, otherwise `text`, which may be empty. */
  answer: (value: unknown, text: () => string | Promise<string>) => Promise<void>;
  /** Prints a hint for people that is not part of the result, such as how to see the next page. */
  note: (text: string) => void;
  warn: (text: string) => void;
  /** Prints why the command has failed, with the first line in red. */
  fail: (text: string) => void;
  /** Styles for standard output; they have no effect if standard output is not a terminal. */
  styles: Styles;
  stdout: Stream;
  stderr: Stream;
  stderrStyles: Styles;
};

/** Prints the result to `stdout` and all else to `stderr`, so that a pipe or a file receives only the result. */
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
