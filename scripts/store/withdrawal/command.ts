import type { Command } from "commander";
import type { WithdrawalWire } from "@/lib/contracts/withdrawal";
import { readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addExamples } from "../help/examples";
import { type Formats, formatsOf } from "../output/formats";
import { notePage } from "../output/page-note";
import type { Styles } from "../output/styles";
import { table } from "../output/table";

/** Adds `withdrawals`, which lists from which contracts customers have withdrawn. */
export function addWithdrawalCommand(program: Command, line: CommandLine): void {
  const withdrawals = program
    .command("withdrawals")
    .description("List withdrawals from contracts")
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { page }: { page: number }) => {
        const answer = await shop.listWithdrawals(page);
        await line.output.answer(answer, async () =>
          answer.list.length === 0
            ? ""
            : withdrawalTable(answer.list, formatsOf(await shop.describeStore()), line.output.styles),
        );
        const { WITHDRAWALS_PER_PAGE } = await import("@/lib/contracts/withdrawal");
        const pages = Math.ceil(answer.total / WITHDRAWALS_PER_PAGE);
        notePage(line.output, { total: answer.total, page, pages, noun: "withdrawal" });
      }),
    );
  addExamples(withdrawals, [["withdrawals"], ["withdrawals --page 2"]]);
}

function withdrawalTable(list: readonly WithdrawalWire[], { minute }: Formats, styles: Styles): string {
  return table(
    list,
    [
      { heading: "Confirmed", text: ({ confirmed_on }) => (confirmed_on ? minute(confirmed_on) : "") },
      { heading: "Order", text: ({ order_number }) => order_number },
      { heading: "Known", text: ({ order_id }) => (order_id ? "yes" : "no such order") },
      { heading: "Name", text: ({ name }) => name },
      { heading: "E-mail", text: ({ email }) => email },
      { heading: "Items", text: ({ items }) => items.replaceAll(/\s+/g, " ") || "all" },
    ],
    styles,
  );
}
