import { readFileSync, writeFileSync } from "node:fs";
import { missingPackages, withPackages } from "./setup/lock-file.mjs";

// `npm run lock`: run it after changing packages. npm leaves packages for other operating systems out of the lock file
// if its registry does not offer them, and then `npm ci` fails on every system.
const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
const missing = missingPackages(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(withPackages(lock, missing), null, 2)}\n`);
console.log(missing.length > 0 ? `Added ${missing.length} packages for other systems.` : "The lock file is complete.");
