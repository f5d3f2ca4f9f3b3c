import { Argument, type Command } from "commander";
import type { ChosenParcelItem } from "@/lib/domain/order/parcel";
import { readItem, readItems, readItemsWithQuantities, readWebAddress } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addExamples } from "../help/examples";
import { change, NUMBER, ORDER } from "./change-order";
import { addRefundCommand } from "./refund-command";

/** Adds a command for each step that the owner takes with an order. Each command prints the changed order. */
export function addStepCommands(orders: Command, line: CommandLine): void {
  addPaymentCommands(orders, line);
  addDeliveryCommands(orders, line);
  addCancellationCommands(orders, line);
}

function addPaymentCommands(orders: Command, line: CommandLine): void {
  const paid = orders
    .command("paid")
    .description("Record that its money has arrived")
    .argument(...ORDER)
    .action(onShop(line, (shop, name: string) => change(line, shop, name, { kind: "payment" })));
  addExamples(paid, [[`orders paid ${NUMBER}`]]);

  const paidLate = orders
    .command("paid-late")
    .description("Revive a lapsed order: its money has arrived")
    .argument(...ORDER)
    .action(onShop(line, (shop, name: string) => change(line, shop, name, { kind: "late-payment" })));
  addExamples(paidLate, [[`orders paid-late ${NUMBER}`, "if its stock is still there"]]);

  const link = orders
    .command("payment-link")
    .description("Make a link by which the customer pays it")
    .argument("<order>", "the number or id of the order, or of its quotation")
    .option("--method <name>", "the payment method of a provider; without it, the first that fits")
    .action(
      onShop(line, async (shop, name: string, { method }: { method?: string }) => {
        const answer = await shop.makePaymentLink(name, method ?? null);
        await line.output.answer(answer, () => answer.link);
      }),
    );
  addExamples(link, [
    [`orders payment-link ${NUMBER}`, "send it to the customer"],
    [`orders payment-link ${NUMBER} --method Razorpay`],
  ]);

  addRefundCommand(orders, line);
}

function addDeliveryCommands(orders: Command, line: CommandLine): void {
  const confirm = orders
    .command("confirm")
    .description("Confirm that it is being packed")
    .argument(...ORDER)
    .action(onShop(line, (shop, name: string) => change(line, shop, name, { kind: "confirm" })));
  addExamples(confirm, [[`orders confirm ${NUMBER}`]]);

  addDispatchCommand(orders, line);

  const deliver = orders
    .command("deliver")
    .description("Mark as delivered and paid")
    .argument(...ORDER)
    .action(onShop(line, (shop, name: string) => change(line, shop, name, { kind: "deliver" })));
  addExamples(deliver, [[`orders deliver ${NUMBER}`]]);

  const cameBack = orders
    .command("came-back")
    .description("Cancel: nobody took its parcel")
    .argument(...ORDER)
    .action(onShop(line, (shop, name: string) => change(line, shop, name, { kind: "came-back" })));
  addExamples(cameBack, [[`orders came-back ${NUMBER}`, "its stock is sold again, its customer is marked"]]);
}

type DispatchOptions = { items?: ChosenParcelItem[] | null; carrier: string; link: string; number: string };

function addDispatchCommand(orders: Command, line: CommandLine): void {
  const dispatch = orders
    .command("dispatch")
    .description("Mark as sent, or as ready for pickup")
    .argument(...ORDER)
    .option(
      "--items <numbers>",
      "what the parcel holds, such as 1,3 or 1=2.5 for a part; without it, all that is left",
      readItemsWithQuantities,
    )
    .option("--carrier <name>", "who carries the parcel", "")
    .option("--link <url>", "where the customer can track the parcel", readWebAddress, "")
    .option("--number <text>", "the tracking number", "")
    .action(
      onShop(line, (shop, name: string, { items = null, carrier, link, number }: DispatchOptions) =>
        change(line, shop, name, {
          kind: "dispatch",
          items,
          carrier,
          trackingLink: link,
          trackingNumber: number,
          idempotencyKey: null,
        }),
      ),
    );
  addExamples(dispatch, [
    [`orders dispatch ${NUMBER} --number EE123`, "all that is left, with the link of its shipping method"],
    [`orders dispatch ${NUMBER} --items 1,2=1.5 --carrier "India Post" --number EE123`, "a part of the order"],
    [`orders dispatch ${NUMBER} --link https://post.example/EE123 --number EE123`],
  ]);
}

function addCancellationCommands(orders: Command, line: CommandLine): void {
  const cancel = orders
    .command("cancel")
    .description("Cancel an order or some of its items")
    .argument(...ORDER)
    .option("--items <numbers>", "only these, as `orders show` numbers them, such as 1,3", readItems)
    .option("--reason <text>", "why; the customer reads it", "")
    .action(
      onShop(line, (shop, name: string, { items = null, reason }: { items?: number[] | null; reason: string }) =>
        change(line, shop, name, { kind: "cancel", positions: items, reason }),
      ),
    );
  addExamples(cancel, [
    [`orders cancel ${NUMBER} --reason "Sold out"`, "the whole order"],
    [`orders cancel ${NUMBER} --items 1,3`],
  ]);

  const decide = orders
    .command("decide")
    .description("Answer a cancellation request")
    .argument(...ORDER)
    .argument("<item>", "the item's number, as `orders show` counts", readItem)
    .addArgument(new Argument("<yes|no>", "whether it is cancelled").choices(["yes", "no"]))
    .action(
      onShop(line, (shop, name: string, item: number, answer: string) =>
        change(line, shop, name, { kind: "decide", position: item, isConfirmed: answer === "yes" }),
      ),
    );
  addExamples(decide, [[`orders decide ${NUMBER} 2 yes`, "item 2 is cancelled"]]);
}
