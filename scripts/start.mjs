import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { becomeNext, endWithNpm, NEXT } from "./setup/next.mjs";
import { claimPort } from "./setup/port.mjs";
import { processCount, runProcesses } from "./setup/processes.mjs";

// `npm start`: installs, builds and starts the shop; a fresh clone needs nothing else. The server itself prepares the
// database and loads the demo store (instrumentation.ts), so that other ways to start it work too.
await ensureInstalled();
const port = await claimPort("npm start", false);
const count = processCount();
await ensureBuilt();
// Turns the front server on; next.config.mjs and instrumentation.ts read this variable (docs/front.md).
process.env.FRONT ??= "on";
if (count === 1) await becomeNext("start", "-p", String(port));
else {
  endWithNpm();
  await runProcesses({ count, port, exec: NEXT, args: ["start"] });
}
