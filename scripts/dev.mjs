import { ensureInstalled } from "./setup/install.mjs";
import { becomeNext } from "./setup/next.mjs";
import { claimPort } from "./setup/port.mjs";

// `npm run dev`: like `npm start`, but pages are built when they are first requested and after every change.
await ensureInstalled();
const port = await claimPort("npm run dev", true);
await becomeNext("dev", "-p", String(port));
