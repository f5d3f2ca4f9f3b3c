import type { Command } from "commander";
import type { AuditEntryWire } from "@/lib/contracts/staff/audit";
import { readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addExamples } from "../help/examples";
import { type Formats, formatsOf } from "../output/formats";
import { notePage } from "../output/page-note";
import type { Styles } from "../output/styles";
import { table } from "../output/table";

type Options = { search: string; page: number; limit: number };

/** Adds `log`, which shows who has changed what. */
export function addLogCommand(program: Command, line: CommandLine): void {
  const log = program
    .command("log")
    .description("Show who has changed what")
    .option("--search <text>", "what the caller, the action, the target or what was sent contains", "")
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .option("--limit <number>", "how many entries a page has, at most 500", readCount, 50)
    .action(
      onShop(line, async (shop, { search, page, limit }: Options) => {
        const { MAX_AUDIT_ENTRIES } = await import("@/lib/contracts/staff/audit");
        const answer = await shop.listAuditEntries({ search, page, limit: Math.min(limit, MAX_AUDIT_ENTRIES) });
        await line.output.answer(answer, async () =>
          answer.list.length === 0
            ? ""
            : logTable(answer.list, formatsOf(await shop.describeStore()), line.output.styles),
        );
        const pages = Math.ceil(answer.total / answer.limit);
        notePage(line.output, { total: answer.total, page, pages, noun: "entry", isFiltered: search !== "" });
      }),
    );
  addExamples(log, [["log"], ["log --search 4544964-1126"], ["log --json --limit 500"]]);
}

function logTable(list: readonly AuditEntryWire[], { minute }: Formats, styles: Styles): string {
  return table(
    list,
    [
      { heading: "When", text: ({ at }) => minute(at) },
      { heading: "Who", text: ({ by, name }) => name || by.replace("_", " ") },
      { heading: "From", text: ({ address }) => address },
      { heading: "What", text: ({ action }) => action },
      { heading: "Of", text: ({ target, target_id }) => `${target.replace("_", " ")} ${target_id}` },
      { heading: "Outcome", text: ({ outcome }) => outcome ?? "unknown" },
      { heading: "Changes", text: ({ changes }) => changes.map(changeText).join("; ") },
    ],
    styles,
  );
}

const changeText = ({ field, before, after }: AuditEntryWire["changes"][number]) =>
  `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
