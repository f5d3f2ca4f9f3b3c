import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { deactivateGiftCard, issueGiftCard, listGiftCards } from "../gift-card-commands";
import type { Shop } from "../shop";
import { UsageError } from "../usage-error";
import { changeOrder, exportOrders, listOrders, showOrder } from "./commands";

/** Options of these commands, as they were typed. */
export type OrderOptions = Partial<
  Record<
    | "status"
    | "search"
    | "page"
    | "link"
    | "number"
    | "items"
    | "reason"
    | "kind"
    | "months"
    | "name"
    | "shipping"
    | "message",
    string
  >
> & { "by-hand"?: boolean };

type Task = (shop: Shop) => Promise<void>;

/** `npm run store -- orders …` */
export function findOrderTask([action = "list", ...words]: readonly string[], options: OrderOptions): Task {
  const only = (...allowed: (keyof OrderOptions)[]) => refuseOthers(options, allowed);
  switch (action) {
    case "list":
      only("status", "search", "page");
      expectNone(words);
      return listOrders({ status: readStatus(options.status), search: options.search ?? "", page: readPage(options) });
    case "show":
      only();
      return showOrder(readOrder(words));
    case "confirm":
    case "deliver":
      only();
      return changeOrder(readOrder(words), { kind: action });
    case "paid":
      only();
      return changeOrder(readOrder(words), { kind: "payment" });
    case "dispatch":
      only("link", "number");
      return changeOrder(readOrder(words), {
        kind: "dispatch",
        trackingLink: readLink(options.link),
        trackingNumber: options.number ?? "",
      });
    case "cancel":
      only("items", "reason");
      return changeOrder(readOrder(words), {
        kind: "cancel",
        positions: readItems(options.items),
        reason: options.reason ?? "",
      });
    case "refund":
      only("by-hand");
      return changeOrder(readOrder(words), { kind: "refund", isByHand: options["by-hand"] ?? false });
    case "decide":
      only();
      return decide(words);
    case "export":
      only();
      return exportOrders(expectOne(words, "FILE.csv"));
    default:
      throw new UsageError(`orders has no "${action}".`);
  }
}

/** `npm run store -- gift-cards …` */
export function findGiftCardTask([action = "list", ...words]: readonly string[], options: OrderOptions): Task {
  const only = (...allowed: (keyof OrderOptions)[]) => refuseOthers(options, allowed);
  switch (action) {
    case "list":
      only("page");
      expectNone(words);
      return listGiftCards(readPage(options));
    case "issue":
      only("kind", "months", "name");
      return issueGiftCard({
        price: readAmount(expectOne(words, "an amount such as 1000")),
        kind: readKind(options.kind),
        months: options.months === undefined ? null : readCount(options.months, "--months"),
        name: options.name ?? "",
      });
    case "deactivate":
      only();
      return deactivateGiftCard(expectOne(words, "the code of a gift card"));
    default:
      throw new UsageError(`gift-cards has no "${action}".`);
  }
}

function decide(words: readonly string[]): Task {
  const [order, item = "", answer, ...more] = words;
  if (!order || more.length > 0 || (answer !== "yes" && answer !== "no")) {
    throw new UsageError("orders decide expects ORDER ITEM yes (or no).");
  }
  return changeOrder(order, { kind: "decide", position: readItem(item), isConfirmed: answer === "yes" });
}

export function refuseOthers(options: OrderOptions, allowed: readonly (keyof OrderOptions)[]): void {
  const other = Object.keys(options).find((name) => !(allowed as readonly string[]).includes(name));
  if (other) throw new UsageError(`--${other} does not belong here.`);
}

function readOrder(words: readonly string[]): string {
  return expectOne(words, "the number of an order");
}

function expectOne(words: readonly string[], what: string): string {
  const [word] = words;
  if (word === undefined || words.length > 1) throw new UsageError(`Expected ${what}.`);
  return word;
}

function expectNone([word]: readonly string[]): void {
  if (word !== undefined) throw new UsageError(`"${word}" is not understood here.`);
}

function readStatus(text: string | undefined) {
  if (text === undefined) return null;
  const status = ORDER_STATUSES.find((each) => each === text);
  if (status) return status;
  throw new UsageError(`An order is ${ORDER_STATUSES.join(", ")}, not "${text}".`);
}

export function readPage({ page }: OrderOptions): number {
  return page === undefined ? 1 : readCount(page, "--page");
}

export function readCount(text: string, what: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UsageError(`${what} expects a number such as 12.`);
}

/** Items are numbered from 1, as `orders show` does. */
function readItem(text: string): number {
  return readCount(text, "The number of an item") - 1;
}

function readItems(text: string | undefined): number[] | null {
  return text === undefined ? null : text.split(",").map((each) => readItem(each.trim()));
}

function readLink(text: string | undefined): string {
  if (text === undefined || (URL.canParse(text) && /^https?:/i.test(text))) return text ?? "";
  throw new UsageError(`"${text}" is no address such as https://post.example/123.`);
}

function readAmount(text: string): number {
  if (/^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageError(`"${text}" is no amount such as 1000 or 999.5.`);
}

function readKind(text = "wallet"): "onetime" | "wallet" {
  if (text === "onetime" || text === "wallet") return text;
  throw new UsageError(`A gift card is onetime or wallet, not "${text}".`);
}
