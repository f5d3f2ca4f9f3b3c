import type { CallEffect, PageEffect, Switch } from "./switch";
import { FEATURE_SWITCHES, SETTING_SWITCHES } from "./table";

const INTRODUCTION = `# Switches

What each feature of \`ys_features\`, and each setting of \`application_setting\` that works like one, does to pages and calls. This page is written by \`npm run switches\` from [scripts/switches](../scripts/switches); [tests/app/switches.test.ts](../tests/app/switches.test.ts) tries every line of it with the switch on and off ([decision 44](decisions/0044-every-switch-has-its-row.md)).

Off means gone: the page answers 404, links to it disappear from menu, footer and content, and the call is refused with the code. A feature that is not listed here, nor among those of the platform that are [not built](domain.md#not-built), is refused by the import; a store that has one all the same is told by \`npm run store -- check\`.
`;

/** The text of docs/switches.md. */
export function switchesDocument(): string {
  return [
    INTRODUCTION,
    "## Features\n",
    table("Feature", FEATURE_SWITCHES),
    "\n## Settings\n",
    'A setting counts as "on" here if the part or the call is there.\n',
    table("Setting", SETTING_SWITCHES),
    "",
  ].join("\n");
}

function table(heading: string, switches: readonly Switch[]): string {
  const lines = switches.map(({ name, does, pages, calls }) =>
    row([`\`${name}\``, does, pages.map(pageText).join("<br>"), calls.map(callText).join("<br>")]),
  );
  return [row([heading, "What it does", "Pages", "Calls"]), row(["---", "---", "---", "---"]), ...lines].join("\n");
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell || "–").join(" | ")} |`;

const pageText = ({ page, part }: PageEffect) => (part === null ? `\`${page}\`` : `\`${page}\`: ${part}`);

function callText({ call, asks, code, refused }: CallEffect): string {
  const refusal = `\`${code}\` while ${refused}`;
  return asks ? `\`${call}\` with ${asks}: ${refusal}` : `\`${call}\`: ${refusal}`;
}
