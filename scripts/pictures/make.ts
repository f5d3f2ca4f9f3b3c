/**
 * Makes the pictures of the demo store: npx tsx scripts/pictures/make.ts [part of a name…]
 * Without a part of a name it makes all pictures, the care sheets and the drawings that show where to measure; `care`
 * and `measure` stand for these two. The work is shared by two processes.
 */
import { fork } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeCareSheets } from "./care-sheets";
import { encode, previewOf } from "./drawing/encode";
import { drawMeasurements } from "./measure/make";
import type { Picture } from "./picture";
import { pictures } from "./pictures";

interface Entry {
  readonly width: number;
  readonly height: number;
  readonly preview: string;
}

interface Made {
  readonly file: string;
  readonly entry: Entry;
  readonly bytes: number;
  readonly milliseconds: number;
}

const here = fileURLToPath(import.meta.url);
const folder = join(dirname(here), "../../demo/pictures");
const indexFile = join(folder, "index.json");
const helperFlag = "--only";

async function make(picture: Picture): Promise<Made> {
  const start = performance.now();
  const canvas = await picture.paint();
  const bytes = await encode(canvas, picture.budget);
  const file = `${picture.name}.webp`;
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
  return {
    file,
    entry: { width: picture.width, height: picture.height, preview: await previewOf(bytes) },
    bytes: bytes.length,
    milliseconds: performance.now() - start,
  };
}

/** Runs in the second process: makes the pictures that the first process names, and sends back each result. */
async function help(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const picture = pictures.find((item) => item.name === name);
    if (picture) process.send?.(await make(picture));
  }
}

function inHelper(names: readonly string[], report: (made: Made) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(here, [helperFlag, ...names]);
    child.on("message", (message) => report(message as Made));
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`A helper process exited with code ${code}.`)),
    );
  });
}

async function readIndex(): Promise<Record<string, Entry>> {
  try {
    return JSON.parse(await readFile(indexFile, "utf8")) as Record<string, Entry>;
  } catch {
    return {};
  }
}

async function writeIndex(made: readonly Made[]): Promise<void> {
  const known = new Set(pictures.map((picture) => `${picture.name}.webp`));
  const index = new Map(Object.entries(await readIndex()).filter(([file]) => known.has(file)));
  for (const { file, entry } of made) index.set(file, entry);
  const sorted = Object.fromEntries([...index].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(indexFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  if (wanted[0] === helperFlag) return help(wanted.slice(1));

  const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const made: Made[] = [];
  const report = (result: Made): void => {
    made.push(result);
    const size = `${Math.round(result.bytes / 1000)} kB`;
    console.log(`${made.length}/${chosen.length} ${result.file} ${size} ${Math.round(result.milliseconds)} ms`);
  };
  const halves = [0, 1].map((half) => chosen.filter((_, index) => index % 2 === half).map(({ name }) => name));
  await Promise.all(halves.filter((names) => names.length > 0).map((names) => inHelper(names, report)));
  await writeIndex(made);
  if (wanted.length === 0 || wanted.includes("care")) await makeCareSheets(folder);
  if (wanted.length === 0 || wanted.includes("measure")) await drawMeasurements();
  console.log(`${made.length} pictures, ${Math.round(made.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)} kB`);
}

await main();
