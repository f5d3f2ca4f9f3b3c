import { writeFileSync } from "node:fs";
import { switchesDocument } from "./document";

// `npm run switches`: writes docs/switches.md from the table of the switches.
writeFileSync("docs/switches.md", switchesDocument());
