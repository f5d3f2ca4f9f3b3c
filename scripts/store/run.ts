import { CommanderError } from "commander";
import type { CommandLine } from "./command-line";
import { makeProgram } from "./program";

/**
 * Runs a command and answers the exit code: 0 for done, 1 for refused or failed, 2 for not understood. An error that the
 * owner can put right is printed as a sentence; any other error is a fault and is thrown.
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
