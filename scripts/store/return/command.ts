import { type Command, Option } from "commander";
import type { OwnerReturnWire } from "@/lib/contracts/return/calls";
import type { RefundDestination } from "@/lib/domain/order/refund";
import { differenceText } from "@/lib/domain/return/difference-text";
import { RETURN_STATUSES, type ReturnStatus } from "@/lib/domain/return/return";
import type { ReturnAction } from "@/lib/workflows/return/decide";
import { readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { DESTINATIONS } from "../order/refund-command";
import { type Formats, formatsOf } from "../output/formats";
import { joined } from "../output/joined";
import { notePage } from "../output/page-note";
import type { Styles } from "../output/styles";
import { facts, table } from "../output/table";
import type { Shop } from "../shop";
import { addPicture } from "./picture-command";

const RETURN = ["<return>", "its id, as the list shows it"] as const;
const ID = "0123456789abcdef";

/** Adds `returns`, which lists what shoppers ask to return and records what becomes of it. */
export function addReturnCommands(program: Command, line: CommandLine): void {
  const returns = addGroup(program, "returns", "Answer returns and receive them.");
  addExamples(returns, [["returns --status asked", "those that wait for your answer"], [`returns approve ${ID}`]]);
  addList(returns, line);
  addShow(returns, line);
  addDecision(returns, line, "approve", "Approve a return, with a mail");
  addDecision(returns, line, "refuse", "Refuse a return");
  addReceive(returns, line);
  addPicture(returns, line);
}

type ListOptions = { status?: ReturnStatus | null; page: number };

function addList(returns: Command, line: CommandLine): void {
  const list = returns
    .command("list", { isDefault: true })
    .description("List returns, newest first")
    .addOption(new Option("--status <status>", "only those with this status").choices(RETURN_STATUSES))
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { status = null, page }: ListOptions) => {
        const answer = await shop.listReturns({ status, page });
        await line.output.answer(answer, async () =>
          answer.list.length === 0
            ? ""
            : returnTable(answer.list, formatsOf(await shop.describeStore()), line.output.styles),
        );
        const { RETURNS_PER_PAGE } = await import("@/lib/domain/return/return");
        const pages = Math.ceil(answer.total / RETURNS_PER_PAGE);
        notePage(line.output, { total: answer.total, page, pages, noun: "return", isFiltered: status !== null });
      }),
    );
  addExamples(list, [["returns"], ["returns --status approved"]]);
}

function addShow(returns: Command, line: CommandLine): void {
  const show = returns
    .command("show")
    .description("Show a return")
    .argument(...RETURN)
    .action(onShop(line, async (shop, id: string) => print(line, shop, await shop.showReturn(id))));
  addExamples(show, [[`returns show ${ID}`]]);
}

function addDecision(returns: Command, line: CommandLine, kind: "approve" | "refuse", description: string): void {
  const decide = returns
    .command(kind)
    .description(description)
    .argument(...RETURN)
    .option("--answer <text>", "what the customer reads", "")
    .action(
      onShop(line, async (shop, id: string, { answer }: { answer: string }) =>
        change(line, shop, id, { kind, answer }),
      ),
    );
  addExamples(decide, [[`returns ${kind} ${ID}`], [`returns ${kind} ${ID} --answer "Thank you for the picture."`]]);
}

type ReceiveOptions = { damaged?: boolean; to?: string; answer: string };

function addReceive(returns: Command, line: CommandLine): void {
  const receive = returns
    .command("receive")
    .description("Record its arrival; exchange or refund it")
    .argument(...RETURN)
    .option("--damaged", "not in good order: nothing goes back into stock, and nothing is exchanged or refunded")
    .addOption(
      new Option("--to <where>", "where all of the money goes, if not as the customer wished")
        .choices(Object.keys(DESTINATIONS))
        .conflicts("damaged"),
    )
    .option("--answer <text>", "what the customer reads", "")
    .action(
      onShop(line, async (shop, id: string, { damaged = false, to, answer }: ReceiveOptions) => {
        const destination: RefundDestination | null = to === undefined ? null : (DESTINATIONS[to] ?? null);
        await change(line, shop, id, { kind: "receive", isGood: !damaged, destination, answer });
      }),
    );
  addExamples(receive, [
    [`returns receive ${ID}`, "in good order"],
    [`returns receive ${ID} --to by-hand`, "you return the money yourself"],
    [`returns receive ${ID} --damaged --answer "It was worn."`],
  ]);
}

async function change(line: CommandLine, shop: Shop, id: string, action: ReturnAction): Promise<void> {
  await print(line, shop, await shop.changeReturn(id, action));
}

async function print(line: CommandLine, shop: Shop, returned: OwnerReturnWire): Promise<void> {
  await line.output.answer(returned, async () =>
    returnText(returned, formatsOf(await shop.describeStore()), line.output.styles),
  );
}

const itemsText = ({ items, names }: OwnerReturnWire) =>
  items.map(({ quantity }, index) => `${quantity} × ${names[index] ?? ""}`).join("; ");

/** What the items are exchanged for, and what that costs: "Kurta, S: L (₹200 more)". */
function exchangeText({ items, names }: OwnerReturnWire, money: Formats["money"]): string {
  const lines = items.flatMap(({ exchange }, index) => {
    if (!exchange) return [];
    const { options, difference } = exchange;
    return [
      `${names[index] ?? ""}: ${options.join(", ")} (${differenceText(difference, money(Math.abs(difference)))})`,
    ];
  });
  return lines.join("; ");
}

function returnTable(list: readonly OwnerReturnWire[], { minute }: Formats, styles: Styles): string {
  return table(
    list,
    [
      { heading: "Return", text: ({ _id }) => _id },
      { heading: "Date", text: ({ asked_on }) => minute(asked_on) },
      { heading: "Order", text: ({ order_number }) => order_number },
      { heading: "Status", text: ({ status }) => status },
      { heading: "Items", text: itemsText },
    ],
    styles,
  );
}

const WISHES = { refund: "the money", gift_card: "a gift card" } as const;

function returnText(returned: OwnerReturnWire, { minute, money }: Formats, styles: Styles): string {
  const { refund, decided_on, received_on } = returned;
  return facts(
    [
      ["Return", returned._id],
      ["Order", returned.order_number],
      ["From", joined(returned.customer_name, returned.email)],
      ["Status", returned.status],
      ["Items", itemsText(returned)],
      ["Reason", returned.reason],
      ["Note", returned.note],
      ["Picture", returned.picture_id === null ? "" : `\`returns picture ${returned._id}\` saves it`],
      ["In exchange", exchangeText(returned, money)],
      ["Wish", returned.items.every(({ exchange }) => exchange !== null) ? "" : WISHES[returned.wish]],
      ["Answer", returned.answer],
      ["Asked", minute(returned.asked_on)],
      ["Answered", decided_on ? minute(decided_on) : ""],
      ["Arrived", received_on ? minute(received_on) : ""],
      ["Exchanged by", returned.exchange_order ? `order ${returned.exchange_order.number}` : ""],
      ["Refund", refund ? joined(money(refund.amount), refund.status, refund.refusal) : ""],
    ],
    styles,
  );
}
