import { CommanderError } from "commander";
import type { CommandLine } from "./command-line";
import { makeProgram } from "./program";

/**
 * Runs a command and returns the exit code: 0 if it succeeded, 1 if it was refused or failed, 2 if its arguments could
 * not be parsed. An error that the owner can correct is printed as a sentence; any other error is a bug and is thrown.
 */
export async function runCommandLine(words: readonly string[], line: CommandLine): Promise<0 | 1 | 2> {
  try {
    await makeProgram(line).parseAsync(words, { from: "user" });
    return line.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { expectedErrorText } = await import("./expected-error");
    const text = expectedErrorText(error);
    if (text === null) throw error;
    line.output.fail(text);
    return 1;
  }
}
