import { cruise } from "dependency-cruiser";
import { ROOMS } from "./rooms.mjs";

const ROOTS = ["app", "components", "demo", "lib"];
const roomOf = (file) => ROOMS.find(({ path }) => file.startsWith(`${path}/`))?.path;

/**
 * Reads the arrows of the drawing from the project's imports: maps each room (a folder in the table `ROOMS`) to the
 * rooms it imports.
 * @returns {Promise<Map<string, Set<string>>>}
 */
async function readArrows() {
  const { output } = await cruise(ROOTS, { tsPreCompilationDeps: true, doNotFollow: { path: "node_modules" } });
  const arrows = new Map(ROOMS.map(({ path }) => [path, new Set()]));
  for (const { source, dependencies } of output.modules) {
    const from = roomOf(source);
    for (const { module, resolved } of dependencies) {
      const to = roomOf(module.startsWith("@/") ? module.slice(2) : resolved);
      if (from && to && from !== to) arrows.get(from)?.add(to);
    }
  }
  return arrows;
}

/**
 * Leaves out each arrow between two rooms that a longer path of arrows connects anyway; otherwise the picture would be
 * unreadable.
 */
function withoutDetours(arrows) {
  const reaches = (from, to) => [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const isDetour = (from, to) => [...arrows.get(from)].some((next) => next !== to && reaches(next, to));
  return new Map([...arrows].map(([from, targets]) => [from, [...targets].filter((to) => !isDetour(from, to))]));
}

const nameOf = (path) => path.replace("lib/", "");
const idOf = (path) => nameOf(path).replace("-", "_");
/** Removes duplicate paths and sorts the rest as in `ROOMS`, so that the same imports always produce the same text. */
const inOrder = (paths) => ROOMS.map(({ path }) => path).filter((path) => new Set(paths).has(path));

/** Generates the section of docs/architecture.md with the picture and a table of all arrows. */
export async function drawRooms() {
  const arrows = await readArrows();
  const drawn = withoutDetours(arrows);
  const boxes = ROOMS.map(({ path }) => `  ${idOf(path)}["${path}"]`);
  const lines = ROOMS.flatMap(({ path }) => inOrder(drawn.get(path)).map((to) => `  ${idOf(path)} --> ${idOf(to)}`));
  const rows = ROOMS.toReversed().map(({ path, holds }) => {
    const imported = inOrder(arrows.get(path)).map((to) => `\`${nameOf(to)}\``);
    return `| \`${path}/\` | ${holds} | ${imported.join(", ") || "nothing"} |`;
  });
  return [
    "<!-- Made by `npm run architecture`; do not edit. -->",
    "```mermaid",
    "flowchart TD",
    ...boxes,
    ...lines,
    "```",
    "",
    "An arrow that a longer way already shows is left out of the picture. The table has them all.",
    "",
    "| Folder | What is in it | Imports |",
    "| --- | --- | --- |",
    ...rows,
  ].join("\n");
}

const MARKERS = /(<!-- rooms:begin -->\n)[\s\S]*?(<!-- rooms:end -->)/;

/** The document with the part between the two markers replaced by `picture`. Throws if the markers are missing. */
export function withPicture(document, picture) {
  if (!MARKERS.test(document)) throw new Error("docs/architecture.md has lost its markers rooms:begin and rooms:end.");
  return document.replace(MARKERS, (_, begin, end) => `${begin}${picture}\n${end}`);
}
