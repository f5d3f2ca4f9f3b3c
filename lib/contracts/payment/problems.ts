import { paymentKind } from "@/lib/domain/payment/kind";
import type { PaymentKind, PaymentType } from "@/lib/domain/payment/payment";
import { isSetUp, type PaymentTypesWire } from "./types";

/**
 * Whether shoppers are offered a payment method of the store, and if not, why: the owner has switched it off; the shop
 * does not know this name; a public setting is missing; the secret keys of its provider are missing; or another method
 * has the same name.
 */
export const PAYMENT_STATES = ["offered", "off", "unknown", "not_set_up", "keys_missing", "name_repeated"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The state of each payment method that the owner has entered, in the order in which shoppers see them. */
export function paymentStates(
  types: PaymentTypesWire,
  hasKeys: (type: Pick<PaymentType, "kind">) => boolean,
): { name: string; state: PaymentState }[] {
  const names = new Set<string>();
  return types
    .toSorted((one, other) => one.rank - other.rank)
    .map((type) => {
      const state = stateOf(type, hasKeys);
      if (state !== "offered") return { name: type.name, state };
      if (names.has(type.name)) return { name: type.name, state: "name_repeated" };
      names.add(type.name);
      return { name: type.name, state };
    });
}

function stateOf(
  type: PaymentTypesWire[number],
  hasKeys: (type: Pick<PaymentType, "kind">) => boolean,
): Exclude<PaymentState, "name_repeated"> {
  if (type.status !== "active") return "off";
  const kind = paymentKind(type.name);
  if (!kind) return "unknown";
  if (!isSetUp(kind, type)) return "not_set_up";
  return hasKeys({ kind }) ? "offered" : "keys_missing";
}

const CARDS = ["amex", "diners", "discover", "jcb", "maestro", "mastercard", "rupay", "unionpay", "visa"];
const CARD_KINDS: readonly PaymentKind[] = ["square", "foloosi", "razorpay", "stripe"];

/** The marks of the footer with which shoppers can pay; the owner may have entered more. */
export function payableMarks(marks: readonly string[], offered: readonly Pick<PaymentType, "kind">[]): string[] {
  const kinds = new Set(offered.map(({ kind }) => kind));
  return marks.filter((mark) => {
    if (CARDS.includes(mark.toLowerCase())) return CARD_KINDS.some((kind) => kinds.has(kind));
    const kind = paymentKind(mark);
    return kind !== null && kinds.has(kind);
  });
}
