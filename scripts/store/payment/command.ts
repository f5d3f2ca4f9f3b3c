import { type Command, Option } from "commander";
import type { DifferenceWire, DisputeWire } from "@/lib/contracts/payment/owner-calls";
import type { PaymentsAnswer } from "@/lib/contracts/store/owner-calls";
import { formatMoney } from "@/lib/domain/currency/money";
import { DISPUTE_STATUSES, type DisputeStatus } from "@/lib/domain/payment/dispute";
import { readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { type Formats, formatsOf } from "../output/formats";
import { notePage } from "../output/page-note";
import type { Styles } from "../output/styles";
import { table } from "../output/table";

/** Adds `payments`: the payment methods, what banks dispute, and what providers count differently. */
export function addPaymentCommands(program: Command, line: CommandLine): void {
  const payments = addGroup(program, "payments", "Check payment methods and payments.");
  addExamples(payments, [["payments"], ["payments disputes --status open"], ["payments differences"]]);
  addMethods(payments, line);
  addDisputes(payments, line);
  addDifferences(payments, line);
}

const STATE_TEXTS: Record<PaymentsAnswer["payments"][number]["state"], string> = {
  offered: "offered",
  off: "switched off",
  unknown: "not offered: the shop does not know a payment method of this name",
  not_set_up: "not offered: a setting of its account is missing in store.json",
  keys_missing: "not offered: the secret keys of its provider are not set (docs/settings.md)",
  name_repeated: "not offered: another one has the same name",
};

function addMethods(payments: Command, line: CommandLine): void {
  const list = payments
    .command("list", { isDefault: true })
    .description("List payment methods and their state")
    .action(
      onShop(line, async (shop) => {
        const answer = await shop.listPayments();
        const columns = [
          { heading: "Payment", text: ({ name }: (typeof answer.payments)[number]) => name },
          { heading: "State", text: ({ state }: (typeof answer.payments)[number]) => STATE_TEXTS[state] },
        ];
        await line.output.answer(answer, () =>
          answer.payments.length === 0 ? "" : table(answer.payments, columns, line.output.styles),
        );
        if (!answer.payments.some(({ state }) => state === "offered"))
          line.output.warn("Warning: shoppers are offered no payment method, so they cannot order.");
      }),
    );
  addExamples(list, [["payments"], ["payments --json"]]);
}

type DisputeOptions = { status?: DisputeStatus | null; page: number };

function addDisputes(payments: Command, line: CommandLine): void {
  const disputes = payments
    .command("disputes")
    .description("List payments disputed with banks")
    .addOption(new Option("--status <status>", "only those with this status").choices(DISPUTE_STATUSES))
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { status = null, page }: DisputeOptions) => {
        const answer = await shop.listDisputes({ status, page });
        await line.output.answer(answer, async () =>
          answer.list.length === 0
            ? ""
            : disputeTable(answer.list, formatsOf(await shop.describeStore()), line.output.styles),
        );
        const { PAYMENTS_PER_PAGE } = await import("@/lib/contracts/payment/owner-calls");
        const pages = Math.ceil(answer.total / PAYMENTS_PER_PAGE);
        notePage(line.output, { total: answer.total, page, pages, noun: "dispute", isFiltered: status !== null });
      }),
    );
  addExamples(disputes, [
    ["payments disputes"],
    ["payments disputes --status open", "those that wait for your answer"],
  ]);
}

function addDifferences(payments: Command, line: CommandLine): void {
  const differences = payments
    .command("differences")
    .description("List what providers count differently")
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { page }: { page: number }) => {
        const answer = await shop.listDifferences(page);
        await line.output.answer(answer, async () =>
          answer.list.length === 0
            ? ""
            : differenceTable(answer.list, formatsOf(await shop.describeStore()), line.output.styles),
        );
        const { PAYMENTS_PER_PAGE } = await import("@/lib/contracts/payment/owner-calls");
        const pages = Math.ceil(answer.total / PAYMENTS_PER_PAGE);
        notePage(line.output, { total: answer.total, page, pages, noun: "difference", isFiltered: false });
      }),
    );
  addExamples(differences, [["payments differences"], ["payments differences --json"]]);
}

/** An amount in its own currency, which may be another than the store's. */
const money = (amount: number, currency: string) => formatMoney(Math.round(amount * 100), currency);

function disputeTable(list: readonly DisputeWire[], { minute }: Formats, styles: Styles): string {
  return table(
    list,
    [
      { heading: "Dispute", text: ({ _id }) => _id },
      { heading: "Date", text: ({ created_on }) => minute(created_on) },
      { heading: "Order", text: ({ order_number }) => order_number },
      { heading: "Provider", text: ({ provider }) => provider },
      { heading: "Amount", text: ({ amount, currency }) => money(amount, currency) },
      { heading: "Status", text: ({ status }) => status },
      { heading: "Answer by", text: ({ answer_by }) => (answer_by ? minute(answer_by) : "") },
      { heading: "Reason", text: ({ reason }) => reason },
    ],
    styles,
  );
}

const KIND_TEXTS: Record<DifferenceWire["kind"], string> = {
  not_recorded: "the shop knows of no payment",
  not_charged: "the provider has taken nothing",
  amount: "another amount was taken",
  refunded: "another amount was returned",
};

function differenceTable(list: readonly DifferenceWire[], { day }: Formats, styles: Styles): string {
  return table(
    list,
    [
      { heading: "Order", text: ({ order_number }) => order_number },
      { heading: "Since", text: ({ found_on }) => day(found_on) },
      { heading: "Provider", text: ({ provider }) => provider },
      { heading: "Payment", text: ({ reference }) => reference ?? "" },
      { heading: "Recorded", text: ({ recorded, currency }) => money(recorded, currency) },
      { heading: "Taken", text: ({ taken, currency }) => money(taken, currency) },
      { heading: "Returned", text: ({ refunded, currency }) => money(refunded, currency) },
      { heading: "Difference", text: ({ kind }) => KIND_TEXTS[kind] },
    ],
    styles,
  );
}
