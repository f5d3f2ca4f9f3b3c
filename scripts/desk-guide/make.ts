import { writeFileSync } from "node:fs";
import { deskDocument } from "./document";

// `npm run desk-guide`: writes docs/desk.md from the tasks of the desk and the contracts of their calls.
writeFileSync("docs/desk.md", deskDocument());
