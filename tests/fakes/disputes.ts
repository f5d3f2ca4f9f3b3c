import { randomBytes } from "node:crypto";

/** A dispute at a fake provider; `payment` is the provider's id of what is disputed. */
export type MadeDispute = { id: string; payment: string; amount: number; currency: string; end: null | "won" | "lost" };

/** The disputes of a fake provider. Amounts are in the units that the provider counts in. */
export function startDisputes() {
  const disputes = new Map<string, MadeDispute>();
  const ofPayment = (payment: string) => [...disputes.values()].filter((made) => made.payment === payment);
  return {
    find: (id: string) => disputes.get(id),
    ofPayment,
    open: (payment: string, amount: number, currency: string): MadeDispute => {
      const made = { id: `dispute_${randomBytes(7).toString("hex")}`, payment, amount, currency, end: null };
      disputes.set(made.id, made);
      return made;
    },
    /** What banks hold or have taken of a payment, so that it cannot be refunded. */
    held: (payment: string) =>
      ofPayment(payment)
        .filter(({ end }) => end !== "won")
        .reduce((sum, { amount }) => sum + amount, 0),
    lost: (payment: string) =>
      ofPayment(payment)
        .filter(({ end }) => end === "lost")
        .reduce((sum, { amount }) => sum + amount, 0),
  };
}
