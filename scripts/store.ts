import { findShop } from "./store/find-shop";
import { makeOutput } from "./store/output/output";
import { runCommandLine } from "./store/run";

// `npm run store -- …`: the owner's command line.

// A reader that stops early, as `head` does, must not stop the work that is under way.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

const output = makeOutput(process.stdout, process.stderr, process.env);
process.exitCode = await runCommandLine(process.argv.slice(2), { output, findShop, exitCode: 0 });
