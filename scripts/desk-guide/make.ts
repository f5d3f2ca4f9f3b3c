import { writeFileSync } from "node:fs";
import { deskDocument } from "./document";
import { settingsDocument } from "./settings";

// `npm run desk-guide`: writes docs/desk.md from the tasks of the desk and the contracts of their calls, and
// docs/store-settings.md from the pages of settings.
writeFileSync("docs/desk.md", deskDocument());
writeFileSync("docs/store-settings.md", settingsDocument());
