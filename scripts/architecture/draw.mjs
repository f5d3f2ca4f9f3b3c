import { readFile, writeFile } from "node:fs/promises";
import { drawRooms, withPicture } from "./picture.mjs";

// `npm run architecture`: draws the project's folders and the imports between them into docs/architecture.md. With
// `--check` it writes nothing and only reports whether the drawing is up to date.
const file = "docs/architecture.md";
const present = await readFile(file, "utf8");
const drawn = withPicture(present, await drawRooms());
if (!process.argv.includes("--check")) await writeFile(file, drawn);
else if (drawn !== present) {
  console.error(`The picture in ${file} is out of date. Run npm run architecture.`);
  process.exitCode = 1;
}
