import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DRAWINGS } from "./drawings";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../../demo/pictures/measure");

/** Draws where measurements are taken, into demo/pictures/measure. */
export async function drawMeasurements(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, part, body } of DRAWINGS) {
    const [left, top] = part.split(" ");
    const ground = `<rect x="${left}" y="${top}" width="100%" height="100%" fill="#f1ebe0"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400" viewBox="${part}">${ground}${body()}</svg>\n`;
    await writeFile(join(folder, `${name}.svg`), svg);
  }
  console.log(`${DRAWINGS.length} drawings`);
}
