import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { becomeNext } from "./setup/next.mjs";
import { claimPort } from "./setup/port.mjs";

// `npm start`: leads from a fresh clone to a running shop. The server itself prepares the database and loads the demo
// store (instrumentation.ts), so that this works however the server is started.
await ensureInstalled();
const port = await claimPort("npm start", false);
await ensureBuilt();
// Next reads it in next.config.mjs, the shop in instrumentation.ts (docs/front.md).
process.env.FRONT ??= "on";
await becomeNext("start", "-p", String(port));
