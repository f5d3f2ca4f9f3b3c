import { ensureInstalled } from "./setup/install.mjs";
import { becomeNext } from "./setup/next.mjs";
import { claimPort } from "./setup/port.mjs";

// `npm run dev`: as `npm start`, but each page is built when it is first asked for and again when its source changes.
await ensureInstalled();
const port = await claimPort("npm run dev", true);
await becomeNext("dev", "-p", String(port));
