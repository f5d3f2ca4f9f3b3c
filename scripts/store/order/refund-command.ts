import { type Command, Option } from "commander";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import type { ChosenParcelItem } from "@/lib/domain/order/parcel";
import type { RefundDestination, RefundRequest } from "@/lib/domain/order/refund";
import type { OrderAction } from "@/lib/workflows/order/manage";
import { readItemsWithQuantities, readPositiveAmount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addExamples } from "../help/examples";
import { change, NUMBER, ORDER } from "./change-order";

type RefundOptions = {
  whole?: boolean;
  amount?: number;
  items?: ChosenParcelItem[];
  shipping?: boolean;
  to?: string;
  reason: string;
  byHand?: boolean;
};

/** Where money goes, as the options of the command line name it. */
export const DESTINATIONS: Readonly<Record<string, RefundDestination>> = {
  provider: "provider",
  "gift-card": "gift_card",
  "by-hand": "by_hand",
};

/** The command that returns money: what is owed already, or, of a delivered order, what its options name. */
export function addRefundCommand(orders: Command, line: CommandLine): void {
  const refund = orders
    .command("refund")
    .description("Refund what is owed, or a delivered order")
    .argument(...ORDER)
    .addOption(
      new Option("--whole", "refund everything that is left of a delivered order").conflicts([
        "amount",
        "items",
        "shipping",
      ]),
    )
    .addOption(
      new Option("--amount <amount>", "refund this much of it, in the base currency")
        .argParser(readPositiveAmount)
        .conflicts(["items", "shipping"]),
    )
    .option("--items <numbers>", "refund these items, such as 1,3 or 1=2.5 for a part", readItemsWithQuantities)
    .option("--shipping", "refund its shipping cost, alone or with the items")
    .addOption(new Option("--to <where>", "where the money goes").choices(Object.keys(DESTINATIONS)))
    .option("--reason <text>", "why; the customer reads it", "")
    .option("--by-hand", "only record it: you have returned the money yourself")
    .action(onShop(line, (shop, name: string, options: RefundOptions) => change(line, shop, name, toAction(options))));
  addExamples(refund, [
    [`orders refund ${NUMBER}`, "what is owed, through the payment provider"],
    [`orders refund ${NUMBER} --by-hand`, "what is owed, which you have returned yourself"],
    [`orders refund ${NUMBER} --items 1,2=1 --shipping --reason "Damaged"`, "a part of a delivered order"],
    [`orders refund ${NUMBER} --amount 200 --to gift-card`, "a gift card is mailed"],
  ]);
}

function toAction(options: RefundOptions): OrderAction {
  const { whole, amount, items, shipping, to, reason, byHand = false } = options;
  const isGranted = whole || amount !== undefined || items !== undefined || shipping;
  if (!isGranted) return { kind: "refund", isByHand: byHand || to === "by-hand" };
  const destination = byHand ? "by_hand" : (DESTINATIONS[to ?? "provider"] ?? "provider");
  return { kind: "grant-refund", request: toRequest(options), destination, reason, idempotencyKey: null };
}

function toRequest({ whole, amount, items = [], shipping = false }: RefundOptions): RefundRequest {
  if (whole) return { kind: "whole" };
  return amount === undefined
    ? { kind: "items", items, withShipping: shipping }
    : { kind: "amount", amount: fromMajor(amount) };
}
