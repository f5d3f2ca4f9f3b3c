import type { Figure } from "../figures.mjs";
import { STOCK_BEFORE } from "./bench-shop";
import type { OrderRecords } from "./order-records";

/** A statement about the orders that must be true; `wrong` lists the cases for which it is not. */
export type Claim = { claim: string; counted: string; wrong: readonly string[] };

const MAX_SHOWN = 5;

/** Converts a claim to one row of the report's table. */
export function toFigure({ claim, counted, wrong }: Claim, place: string): Figure {
  const more = wrong.length > MAX_SHOWN ? `, and ${wrong.length - MAX_SHOWN} more` : "";
  const summary = wrong.length > 0 ? `; ${wrong.slice(0, MAX_SHOWN).join(", ")}${more}` : "";
  return { figure: claim, place, text: `${counted}${summary}`, target: "always", isMet: wrong.length === 0 };
}

/**
 * Checks the claims that must be true after any test, even if the shop was killed. `acknowledged` are the ids of the
 * orders that the shop has confirmed to buyers.
 */
export function auditOrders(records: OrderRecords, acknowledged: readonly string[]): Claim[] {
  return [...auditBooks(records, acknowledged), checkMails(records)];
}

/** The same without the mails: one whose delivery a kill has interrupted is sent again only after two minutes. */
export function auditBooks(records: OrderRecords, acknowledged: readonly string[]): Claim[] {
  return [
    checkOrdersExist(records, acknowledged),
    checkOrdersAreComplete(records),
    checkStock(records),
    checkGiftCards(records),
    checkInvoiceNumbers(records),
  ];
}

function checkOrdersExist(
  { orders: all, keys, checkouts: begun }: OrderRecords,
  acknowledged: readonly string[],
): Claim {
  const ids = new Set(all.map(({ id }) => id));
  const ordered = begun.flatMap(({ orderId }) => orderId ?? []);
  return {
    claim: "every acknowledged order exists once",
    counted: `${new Set(acknowledged).size} acknowledged, ${all.length} written`,
    wrong: [
      ...acknowledged.filter((id) => !ids.has(id)).map((id) => `order ${id} is lost`),
      ...duplicatesOf(all.map(({ checkoutId }) => checkoutId)).map((id) => `two orders from checkout ${id}`),
      ...duplicatesOf(all.map(({ number }) => number)).map((number) => `two orders with the number ${number}`),
      ...all.filter(({ id }) => !ordered.includes(id)).map(({ id }) => `no checkout refers to order ${id}`),
      ...ordered.filter((id) => !ids.has(id)).map((id) => `a checkout refers to the missing order ${id}`),
      ...(keys.length === all.length ? [] : [`${keys.length} idempotency keys for ${all.length} orders`]),
    ],
  };
}

function checkOrdersAreComplete({ orders: all, items }: OrderRecords): Claim {
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

function checkStock({ items, stocks }: OrderRecords): Claim {
  const left = new Map(stocks.map(({ id, stock }) => [id, stock ?? 0]));
  const sold = sums(items.map(({ productId, quantity }) => [productId, quantity]));
  const wrong = [...STOCK_BEFORE].filter(([id, before]) => before - (sold.get(id) ?? 0) !== left.get(id));
  const overdrawn = [...left].filter(([, stock]) => stock < 0);
  const withWrongStock = items.filter(({ quantity, stockTaken }) => quantity !== stockTaken);
  return {
    claim: "stock at the start minus items sold equals stock left",
    counted: `${[...sold.values()].reduce((sum, quantity) => sum + quantity, 0) / 100} pieces sold`,
    wrong: [
      ...wrong.map(([id, before]) => `${id}: ${before} minus ${sold.get(id) ?? 0} is not ${left.get(id)}`),
      ...overdrawn.map(([id, stock]) => `${id} has stock ${stock}`),
      ...withWrongStock.map(
        ({ orderId, position }) => `item ${position} of ${orderId} took a different quantity from stock`,
      ),
    ],
  };
}

function checkGiftCards({ cards, cardUses, orders: all }: OrderRecords): Claim {
  const taken = sums(cardUses.map(({ code, balanceTaken }) => [code, balanceTaken]));
  const paid = sums(cardUses.map(({ orderId, amount }) => [orderId, amount]));
  return {
    claim: "no gift card is overdrawn, and each balance matches what was paid",
    counted: `${cardUses.length} uses of ${cards.length} cards`,
    wrong: [
      ...cards
        .filter(({ code, price, balance }) => balance < 0 || price - (taken.get(code) ?? 0) !== balance)
        .map(({ code, balance }) => `${code} has ${balance} left after ${taken.get(code) ?? 0} were taken`),
      ...cards
        .filter(({ heldFor }) => heldFor !== null)
        .map(({ code, heldFor }) => `${code} is still held for ${heldFor}`),
      ...all
        .filter(({ id, giftCardAmount }) => giftCardAmount !== (paid.get(id) ?? 0))
        .map(({ id }) => `${id} records a different gift card amount`),
    ],
  };
}

function checkInvoiceNumbers({ orders: all }: OrderRecords): Claim {
  const numbers = all.flatMap(({ invoiceNumber }) => invoiceNumber ?? []).sort();
  return {
    claim: "invoices are numbered without gaps",
    counted: `${numbers.length} invoices`,
    wrong: numbers.filter((number, index) => number !== `INV-${String(index + 1).padStart(6, "0")}`).slice(0, 5),
  };
}

/**
 * Each order must send one mail to the customer and one to the shop. Two copies of a mail are allowed, because the
 * process may have died while sending the first.
 */
function checkMails({ orders: all, messages, files }: OrderRecords): Claim {
  const copies = new Map(messages.map(({ id }) => [id, files.filter((name) => name.includes(id)).length]));
  const toCustomer = messages.filter(({ template }) => template === "order_placed");
  const toShop = messages.filter(({ template }) => template === "owner_new_order");
  const recipients = new Set(toCustomer.map(({ recipient }) => recipient));
  return {
    claim: "no mail is lost, and none is sent more than twice",
    counted: `${messages.length} mails, ${[...copies.values()].filter((count) => count === 2).length} of them sent twice`,
    wrong: [
      ...messages.filter(({ status }) => status !== "sent").map(({ id, status }) => `mail ${id} is ${status}`),
      ...[...copies]
        .filter(([, count]) => count < 1 || count > 2)
        .map(([id, count]) => `mail ${id} was sent ${count} times`),
      ...all.filter(({ email }) => !recipients.has(email)).map(({ id }) => `no mail to the customer of ${id}`),
      ...duplicatesOf(toCustomer.map(({ recipient }) => recipient)).map(() => "a customer got two order mails"),
      ...(toShop.length === all.length ? [] : [`${toShop.length} mails to the shop for ${all.length} orders`]),
    ],
  };
}

/** A charge at the payment provider; `amount` is in minor units of the currency. */
export type Charge = { id: string; paymentId: string; amount: number };

export function checkPayments({ orders: all, payments: attempts }: OrderRecords, charges: readonly Charge[]): Claim {
  const byCard = all.filter(({ paymentName }) => paymentName === "Square");
  const matched = attempts.filter(({ status }) => status === "succeeded");
  const chargeOfAttempt = new Map(charges.map((charge) => [charge.paymentId, charge]));
  return {
    claim: "every charge matches one payment",
    counted: `${charges.length} charges, ${matched.length} payments for ${byCard.length} card orders`,
    wrong: [
      ...duplicatesOf(charges.map(({ paymentId }) => paymentId)).map((id) => `payment attempt ${id} was charged twice`),
      ...charges
        .filter(({ paymentId }) => !matched.some(({ id }) => id === paymentId))
        .map(({ id }) => `charge ${id} has no payment`),
      ...matched
        .filter(({ id, amount }) => chargeOfAttempt.get(id)?.amount !== amount)
        .map(({ id }) => `payment ${id} was charged a different amount`),
      ...byCard
        .filter(({ id, paymentStatus, finalPrice }) => {
          const paid = matched.filter(({ orderId }) => orderId === id);
          return paymentStatus !== "paid" || paid.length !== 1 || paid[0]?.amount !== finalPrice;
        })
        .map(({ id, paymentStatus }) => `${id} is ${paymentStatus}`),
    ],
  };
}

function duplicatesOf(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function sums(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const summed = new Map<string, number>();
  for (const [key, value] of entries) summed.set(key, (summed.get(key) ?? 0) + value);
  return summed;
}
