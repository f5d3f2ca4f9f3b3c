import { findShop } from "./store/find-shop";
import { makeOutput } from "./store/output/output";
import { runCommandLine } from "./store/run";

// `npm run store -- …`: the command-line tool with which the owner manages the shop.

// If the program that reads our output ends early, as `head` does, writing fails with EPIPE. The command must still
// finish its work, so that error is ignored.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

const output = makeOutput(process.stdout, process.stderr, process.env);
process.exitCode = await runCommandLine(process.argv.slice(2), { output, findShop, exitCode: 0 });
