import { type Command, Option } from "commander";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { QUOTATION_STATUSES, type QuotationStatus } from "@/lib/domain/quotation/quotation";
import type { OfferedPrices } from "@/lib/domain/quotation/revise";
import type { QuotationAction } from "@/lib/workflows/quotation/manage";
import { readAmount, readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { formatsOf } from "../output/formats";
import { notePage } from "../output/page-note";
import { warnOfUnreadable } from "../output/unreadable-warning";
import type { Shop } from "../shop";
import { readItemPrice } from "./item-price";
import { quotationTable, quotationText } from "./texts";

type ListOptions = { status?: QuotationStatus | null; search: string; page: number };
type RevisionOptions = { shipping?: number; message: string };

const QUOTATION = ["<quotation>", "its number or id"] as const;
const NUMBER = "Q-1126-4821937";

/**
 * Adds `quotations`, for stores whose customers request a quotation and can order only after the owner has offered
 * prices.
 */
export function addQuotationCommands(program: Command, line: CommandLine): void {
  const quotations = addGroup(program, "quotations", "List quotations and name prices.");
  addExamples(quotations, [
    ["quotations --status placed", "those that wait for your prices"],
    [`quotations revise ${NUMBER} 1=899.5 2=350+200 --shipping 500`],
  ]);
  addList(quotations, line);
  addShow(quotations, line);
  addRevise(quotations, line);
  addCancel(quotations, line);
}

function addList(quotations: Command, line: CommandLine): void {
  const list = quotations
    .command("list", { isDefault: true })
    .description("List quotations, newest first")
    .addOption(new Option("--status <status>", "only those with this status").choices(QUOTATION_STATUSES))
    .option("--search <text>", "part of a number, an item, a name or an e-mail address", "")
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { status = null, search, page }: ListOptions) => {
        const answer = await shop.listQuotations({ status, search, page });
        const { list: found, total, total_pages: pages } = answer;
        await line.output.answer(answer, async () =>
          found.length === 0 ? "" : quotationTable(found, formatsOf(await shop.describeStore()), line.output.styles),
        );
        warnOfUnreadable(line.output, "quotation", answer.unreadable);
        notePage(line.output, { total, page, pages, noun: "quotation", isFiltered: status !== null || search !== "" });
      }),
    );
  addExamples(list, [["quotations --status placed"], ["quotations --search asha@example.com"]]);
}

function addShow(quotations: Command, line: CommandLine): void {
  const show = quotations
    .command("show")
    .description("Show a quotation with all its prices")
    .argument(...QUOTATION)
    .action(
      onShop(line, async (shop, name: string) => {
        const quotation = await shop.showQuotation(name);
        await line.output.answer(quotation, async () =>
          quotationText(quotation, formatsOf(await shop.describeStore()), line.output.styles),
        );
      }),
    );
  addExamples(show, [[`quotations show ${NUMBER}`]]);
}

function addRevise(quotations: Command, line: CommandLine): void {
  const revise = quotations
    .command("revise")
    .summary("Name prices for the customer to approve")
    .description(
      "Name prices; the customer is asked to approve them. `quotations show` numbers the items: 1=899.5 is the price of " +
        "the first one, and 2=350+200 also prices an addon that is paid once. Items without a price keep theirs. A first " +
        "revision without any price agrees to what was asked for.",
    )
    .argument(...QUOTATION)
    .argument("[prices...]", "ITEM=PRICE or ITEM=PRICE+ADDON", readItemPrice, [])
    .option("--shipping <amount>", "what shipping costs", readAmount)
    .option("--message <text>", "what the customer reads with it", "")
    .action(
      onShop(line, (shop, name: string, items: OfferedPrices["items"], { shipping, message }: RevisionOptions) => {
        const shippingPrice = shipping === undefined ? null : toScaledInteger(shipping, 2);
        return change(line, shop, name, { kind: "revise", prices: { items, shippingPrice, message } });
      }),
    );
  addExamples(revise, [
    [`quotations revise ${NUMBER}`, "agree to the prices that were asked for"],
    [`quotations revise ${NUMBER} 1=899.5 2=350+200 --shipping 500 --message "For ten of them."`],
  ]);
}

function addCancel(quotations: Command, line: CommandLine): void {
  const cancel = quotations
    .command("cancel")
    .description("Cancel a quotation")
    .argument(...QUOTATION)
    .option("--reason <text>", "why; the customer reads it", "")
    .action(
      onShop(line, (shop, name: string, { reason }: { reason: string }) =>
        change(line, shop, name, { kind: "cancel", reason }),
      ),
    );
  addExamples(cancel, [[`quotations cancel ${NUMBER} --reason "Sold out"`]]);
}

async function change({ output }: CommandLine, shop: Shop, name: string, action: QuotationAction): Promise<void> {
  const quotation = await shop.changeQuotation(name, action);
  await output.answer(quotation, async () =>
    quotationTable([quotation], formatsOf(await shop.describeStore()), output.styles),
  );
}
