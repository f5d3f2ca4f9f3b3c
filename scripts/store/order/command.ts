import { type Command, Option } from "commander";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/domain/order/order";
import { readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { formatsOf } from "../output/formats";
import { notePage } from "../output/page-note";
import { warnOfUnreadable } from "../output/unreadable-warning";
import { writeCsvFile } from "../output/write-csv-file";
import { warnOfMissingHsn } from "./missing-hsn";
import { addStepCommands } from "./step-commands";
import { addTailorSheet } from "./tailor-sheet-command";
import { orderTable, orderText } from "./texts";

type ListOptions = { status?: OrderStatus | null; search: string; page: number };

/** Adds `orders`, which lists orders and has a command for each step from payment to delivery. */
export function addOrderCommands(program: Command, line: CommandLine): void {
  const orders = addGroup(
    program,
    "orders",
    "List orders and take them from payment to delivery. Each step mails the customer.",
  );
  addExamples(orders, [
    ["orders", "the newest first"],
    ["orders --status placed", "orders that wait for you"],
    ["orders show 482913-1126-100001"],
    ["orders dispatch 482913-1126-100001 --link https://post.example/123"],
  ]);
  addList(orders, line);
  addShow(orders, line);
  addStepCommands(orders, line);
  addTailorSheet(orders, line);
  addExport(orders, line);
}

function addList(orders: Command, line: CommandLine): void {
  const list = orders
    .command("list", { isDefault: true })
    .description("List orders, newest first")
    .addOption(new Option("--status <status>", "only orders with this status").choices(ORDER_STATUSES))
    .option("--search <text>", "part of a number, an item, a name or an e-mail address", "")
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { status = null, search, page }: ListOptions) => {
        const answer = await shop.listOrders({ status, search, page });
        const { list: found, total, total_pages: pages } = answer;
        await line.output.answer(answer, async () =>
          found.length === 0 ? "" : orderTable(found, formatsOf(await shop.describeStore()), line.output.styles),
        );
        warnOfUnreadable(line.output, "order", answer.unreadable);
        notePage(line.output, { total, page, pages, noun: "order", isFiltered: status !== null || search !== "" });
      }),
    );
  addExamples(list, [["orders --status placed"], ["orders --search asha@example.com"], ["orders --page 2 --json"]]);
}

function addShow(orders: Command, line: CommandLine): void {
  const show = orders
    .command("show")
    .description("Show an order with its items")
    .argument("<order>", "its number or id")
    .action(
      onShop(line, async (shop, name: string) => {
        const order = await shop.showOrder(name);
        await line.output.answer(order, async () =>
          orderText(order, formatsOf(await shop.describeStore()), line.output.styles),
        );
        await warnOfMissingHsn(line.output, shop, order);
      }),
    );
  addExamples(show, [["orders show 482913-1126-100001"]]);
}

function addExport(orders: Command, line: CommandLine): void {
  const command = orders
    .command("export")
    .description("Write all orders into a CSV file")
    .argument("<file>", "the file to write; an existing one is replaced")
    .action(
      onShop(line, async (shop, file: string) => {
        const { rows, unreadable } = await writeCsvFile(file, shop.exportOrders);
        warnOfUnreadable(line.output, "order", unreadable);
        await line.output.answer({ file, rows, unreadable }, () => `Wrote ${file}: ${rows} rows, one for each item.`);
      }),
    );
  addExamples(command, [["orders export orders.csv", "for a spreadsheet"]]);
}
