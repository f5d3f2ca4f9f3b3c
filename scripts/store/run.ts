import { CommanderError } from "commander";
import type { CommandLine } from "./command-line";
import { makeProgram } from "./program";

/**
 * Runs what was typed and answers the exit code: 0 for done, 1 for refused or failed, 2 for not understood. What the
 * person at the keyboard can put right is said in a sentence; everything else is a fault, and is thrown.
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
