import { SETTING_GROUPS, type SettingGroup } from "@/components/desk/settings/groups";
import { SETTING_TEXTS } from "@/components/desk/settings/setting-texts";
import { GROUP_TEXTS } from "@/components/desk/settings/texts";
import type { SettingPath } from "@/lib/domain/store/setting-field";
import { readersOfSetting } from "./setting-readers";

const INTRO = `# Settings of a store

Every setting that is changed at the desk (\`/desk/settings\`, \`PATCH /api/owner/settings\`), with its path in the call that shows a store; \`store_properties\` is left out of paths. This page is written by \`npm run desk-guide\`. What the settings mean in full is in [the domain](domain.md#store-settings), which switch takes what away in [switches](switches.md).

“Read by” names the first places in the code that read what a setting changes, the pages before the rest. It is found by giving the setting another value ([scripts/desk-guide/setting-readers.ts](../scripts/desk-guide/setting-readers.ts)); a test fails if a setting changes nothing, or nothing reads it.
`;

/** The text of docs/store-settings.md. */
export function settingsDocument(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([group, rows]) => {
    const { name, why } = GROUP_TEXTS[group as SettingGroup];
    const lines = rows.flatMap(({ path }) => pathsOf(path).map((each) => lineOf(each)));
    return `## ${name}\n\n${why}.\n\n| Setting | At the desk | What it does | Read by |\n| --- | --- | --- | --- |\n${lines.join("\n")}\n`;
  });
  return [INTRO, ...groups].join("\n");
}

/** The currencies are one list at the desk, and three settings. */
const pathsOf = (path: SettingPath): SettingPath[] =>
  path === "currency_types" ? [path, "live_currencies", "currency_list"] : [path];

function lineOf(path: SettingPath): string {
  const { label, help = "–" } = SETTING_TEXTS[path];
  return `| \`${path}\` | ${label} | ${help} | ${readers(path)} |`;
}

/** So many places are named. */
const NAMED = 2;

const readers = (path: SettingPath): string =>
  readersOfSetting(path)
    .files.slice(0, NAMED)
    .map((file) => `\`${file}\``)
    .join(", ");
