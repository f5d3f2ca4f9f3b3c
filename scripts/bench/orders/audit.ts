import type { Figure } from "../figures.mjs";
import { STOCK_BEFORE } from "./bench-shop";
import type { Books } from "./books";

/** A claim of the books: `wrong` tells each case that contradicts it. */
export type Claim = { claim: string; counted: string; wrong: readonly string[] };

const MOST_TOLD = 5;

/** As one line of a table. */
export function toFigure({ claim, counted, wrong }: Claim, place: string): Figure {
  const more = wrong.length > MOST_TOLD ? `, and ${wrong.length - MOST_TOLD} more` : "";
  const told = wrong.length > 0 ? `; ${wrong.slice(0, MOST_TOLD).join(", ")}${more}` : "";
  return { figure: claim, place, text: `${counted}${told}`, toReach: "always", isMet: wrong.length === 0 };
}

/** What has to hold whatever happened, given the ids of the orders that were acknowledged. */
export function auditBooks(books: Books, acknowledged: readonly string[]): Claim[] {
  return [
    ordersAreThere(books, acknowledged),
    ordersAreWhole(books),
    stockAddsUp(books),
    cardsAddUp(books),
    invoicesAreNumbered(books),
    mailsHaveLeft(books),
  ];
}

function ordersAreThere({ orders: all, keys, checkouts: begun }: Books, acknowledged: readonly string[]): Claim {
  const ids = new Set(all.map(({ id }) => id));
  const ordered = begun.flatMap(({ orderId }) => orderId ?? []);
  return {
    claim: "every acknowledged order exists once",
    counted: `${new Set(acknowledged).size} acknowledged, ${all.length} written`,
    wrong: [
      ...acknowledged.filter((id) => !ids.has(id)).map((id) => `${id} is lost`),
      ...twice(all.map(({ checkoutId }) => checkoutId)).map((id) => `two orders of the checkout ${id}`),
      ...twice(all.map(({ number }) => number)).map((number) => `two orders ${number}`),
      ...all.filter(({ id }) => !ordered.includes(id)).map(({ id }) => `the checkout of ${id} does not know of it`),
      ...ordered.filter((id) => !ids.has(id)).map((id) => `a checkout names ${id}, which is not there`),
      ...(keys.length === all.length ? [] : [`${keys.length} keys of ${all.length} orders`]),
    ],
  };
}

function ordersAreWhole({ orders: all, items }: Books): Claim {
  const withItems = new Set(items.map(({ orderId }) => orderId));
  return {
    claim: "no order is half written",
    counted: `${items.length} items of ${all.length} orders`,
    wrong: [
      ...all.filter(({ id }) => !withItems.has(id)).map(({ id }) => `${id} has no items`),
      ...all.filter(({ status }) => status !== "placed").map(({ id, status }) => `${id} is ${status}`),
    ],
  };
}

function stockAddsUp({ items, stocks }: Books): Claim {
  const left = new Map(stocks.map(({ id, stock }) => [id, stock ?? 0]));
  const sold = sums(items.map(({ productId, quantity }) => [productId, quantity]));
  const wrong = [...STOCK_BEFORE].filter(([id, before]) => before - (sold.get(id) ?? 0) !== left.get(id));
  const overdrawn = [...left].filter(([, stock]) => stock < 0);
  const untaken = items.filter(({ quantity, stockTaken }) => quantity !== stockTaken);
  return {
    claim: "stock at the start less what was sold is what is left",
    counted: `${[...sold.values()].reduce((sum, quantity) => sum + quantity, 0) / 100} pieces sold`,
    wrong: [
      ...wrong.map(([id, before]) => `${id}: ${before} less ${sold.get(id) ?? 0} is not ${left.get(id)}`),
      ...overdrawn.map(([id, stock]) => `${id} is at ${stock}`),
      ...untaken.map(({ orderId, position }) => `item ${position} of ${orderId} has taken another stock`),
    ],
  };
}

function cardsAddUp({ cards, cardUses, orders: all }: Books): Claim {
  const taken = sums(cardUses.map(({ code, balanceTaken }) => [code, balanceTaken]));
  const paid = sums(cardUses.map(({ orderId, amount }) => [orderId, amount]));
  return {
    claim: "no gift card is overdrawn, and each has lost what was paid with it",
    counted: `${cardUses.length} uses of ${cards.length} cards`,
    wrong: [
      ...cards
        .filter(({ code, price, balance }) => balance < 0 || price - (taken.get(code) ?? 0) !== balance)
        .map(({ code, balance }) => `${code} holds ${balance} after ${taken.get(code) ?? 0} were taken`),
      ...cards.filter(({ heldFor }) => heldFor !== null).map(({ code, heldFor }) => `${code} is held for ${heldFor}`),
      ...all
        .filter(({ id, giftCardAmount }) => giftCardAmount !== (paid.get(id) ?? 0))
        .map(({ id }) => `${id} counts another amount of gift cards`),
    ],
  };
}

function invoicesAreNumbered({ orders: all }: Books): Claim {
  const numbers = all.flatMap(({ invoiceNumber }) => invoiceNumber ?? []).sort();
  return {
    claim: "invoices are numbered without gaps",
    counted: `${numbers.length} invoices`,
    wrong: numbers.filter((number, index) => number !== `INV-${String(index + 1).padStart(6, "0")}`).slice(0, 5),
  };
}

/** One to the customer and one to the shop of each order, and each in one file, or two when a process died over it. */
function mailsHaveLeft({ orders: all, messages, files }: Books): Claim {
  const copies = new Map(messages.map(({ id }) => [id, files.filter((name) => name.includes(id)).length]));
  const toCustomer = messages.filter(({ template }) => template === "order_placed");
  const toShop = messages.filter(({ template }) => template === "owner_new_order");
  const recipients = new Set(toCustomer.map(({ recipient }) => recipient));
  return {
    claim: "no mail is lost, and none sent more than twice",
    counted: `${messages.length} mails, ${[...copies.values()].filter((count) => count === 2).length} of them twice`,
    wrong: [
      ...messages.filter(({ status }) => status !== "sent").map(({ id, status }) => `mail ${id} is ${status}`),
      ...[...copies]
        .filter(([, count]) => count < 1 || count > 2)
        .map(([id, count]) => `mail ${id} left ${count} times`),
      ...all.filter(({ email }) => !recipients.has(email)).map(({ id }) => `nobody was told of ${id}`),
      ...twice(toCustomer.map(({ recipient }) => recipient)).map(() => "a customer was told of two orders"),
      ...(toShop.length === all.length ? [] : [`the shop was told of ${toShop.length} orders of ${all.length}`]),
    ],
  };
}

/** What the provider has taken; amounts in the currency's minor units. */
export type Charge = { id: string; paymentId: string; amount: number };

export function paymentsMatch({ orders: all, payments: tries }: Books, charges: readonly Charge[]): Claim {
  const byCard = all.filter(({ paymentName }) => paymentName === "Square");
  const matched = tries.filter(({ status }) => status === "succeeded");
  const ofTry = new Map(charges.map((charge) => [charge.paymentId, charge]));
  return {
    claim: "every payment is matched once",
    counted: `${charges.length} charges, ${matched.length} payments of ${byCard.length} orders by card`,
    wrong: [
      ...twice(charges.map(({ paymentId }) => paymentId)).map((id) => `the try ${id} was charged twice`),
      ...charges
        .filter(({ paymentId }) => !matched.some(({ id }) => id === paymentId))
        .map(({ id }) => `the charge ${id} counts for nothing`),
      ...matched
        .filter(({ id, amount }) => ofTry.get(id)?.amount !== amount)
        .map(({ id }) => `the payment ${id} was not charged so`),
      ...byCard
        .filter(({ id, paymentStatus, finalPrice }) => {
          const paid = matched.filter(({ orderId }) => orderId === id);
          return paymentStatus !== "paid" || paid.length !== 1 || paid[0]?.amount !== finalPrice;
        })
        .map(({ id, paymentStatus }) => `${id} is ${paymentStatus}`),
    ],
  };
}

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function sums(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const summed = new Map<string, number>();
  for (const [key, value] of entries) summed.set(key, (summed.get(key) ?? 0) + value);
  return summed;
}
