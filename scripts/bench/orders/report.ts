import { writeFileSync } from "node:fs";
import type { Figure } from "../figures.mjs";
import { commit, machine } from "../machine.mjs";

const FILE = "docs/benchmarks-orders.md";

/** Writes the figures to docs/benchmarks-orders.md. */
export function writeOrderReport({ date, isQuick, figures }: { date: string; isQuick: boolean; figures: Figure[] }) {
  const places = [...new Set(figures.map(({ place }) => place))];
  const text = `# Benchmarks of ordering

Written by \`npm run bench-orders\` for the built shop as \`npm start\` serves it: the demo store, calls over HTTP, and mails to the outbox folder.

${date}${isQuick ? ", a quick run" : ""}, commit ${commit()}. ${machine()}

${places.map((place) => tableOf(place, figures)).join("\n")}`;
  writeFileSync(FILE, text);
}

function tableOf(place: string, figures: readonly Figure[]): string {
  const lines = figures
    .filter((figure) => figure.place === place)
    .map(({ figure, text, target, isMet }) => `| ${figure} | ${text} | ${target} | ${isMet ? "yes" : "no"} |`);
  return `## ${place[0]?.toUpperCase()}${place.slice(1)}

| what | measured | target | met |
| --- | --- | --- | --- |
${lines.join("\n")}
`;
}
