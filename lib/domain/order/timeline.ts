import type { AuditEntry } from "../staff/audit-entry";
import type { Order } from "./order";

/** What became of an order, the newest first, with who did it where the audit log says so. */
export type TimelineEvent = {
  at: Date;
  kind: (typeof TIMELINE_KINDS)[number];
  /** Empty for what shoppers and the shop itself did. */
  by: string;
  /** A note, the parcel's carrier and number, a document's number, a reason; may be empty. */
  text: string;
  /** In minor units of the base currency; null for events without money. */
  amount: number | null;
};
export const TIMELINE_KINDS = [
  "ordered",
  "placed",
  "paid",
  "confirmed",
  "parcel",
  "delivered",
  "cancelled",
  "came_back",
  "invoice",
  "credit_note",
  "refund",
  "note",
] as const;

/** A note that the people of the store keep about an order. */
export type OrderNote = { id: string; createdAt: Date; author: string; text: string };
export const MAX_NOTE_LENGTH = 2_000;

type Happened = Omit<TimelineEvent, "by" | "amount" | "text"> & { by?: string; text?: string; amount?: number };

/** How far apart an entry of the audit log and the change that it is about can be. */
const SAME_MOMENT_MS = 10_000;

/** `entries` are those of the audit log about this order that were done. */
export function orderTimeline(
  order: Order,
  { notes, entries }: { notes: readonly OrderNote[]; entries: readonly AuditEntry[] },
): TimelineEvent[] {
  const { placedAt, confirmedAt, deliveredAt, cancelledAt, cameBackAt, invoicedAt, invoiceNumber } = order;
  const moment = (kind: Happened["kind"], at: Date | null, text = ""): Happened[] => (at ? [{ kind, at, text }] : []);
  const paid = entries.filter(({ action }) => action.endsWith("/payment") || action.endsWith("/late-payment"));
  const happened: Happened[] = [
    ...(placedAt && placedAt.getTime() !== order.createdAt.getTime() ? moment("placed", placedAt) : []),
    { kind: "ordered", at: order.createdAt, amount: order.finalPrice },
    ...paid.map(({ at }): Happened => ({ kind: "paid", at })),
    ...moment("confirmed", confirmedAt),
    ...order.parcels.map(
      ({ dispatchedAt: at, carrier, trackingNumber }): Happened => ({
        kind: "parcel",
        at,
        text: [carrier, trackingNumber].filter(Boolean).join(", "),
      }),
    ),
    ...moment("delivered", deliveredAt),
    ...moment("cancelled", cancelledAt),
    ...moment("came_back", cameBackAt),
    ...moment("invoice", invoicedAt, invoiceNumber ?? ""),
    ...order.creditNotes.map(({ issuedAt: at, number }): Happened => ({ kind: "credit_note", at, text: number })),
    ...order.refunds.map(
      ({ createdAt: at, amount, toGiftCards, reason }): Happened => ({
        kind: "refund",
        at,
        text: reason,
        amount: amount + toGiftCards,
      }),
    ),
    ...notes.map(({ createdAt: at, author: by, text }): Happened => ({ kind: "note", at, by, text })),
  ];
  const actorOf = (at: Date) =>
    entries.find((entry) => Math.abs(entry.at.getTime() - at.getTime()) < SAME_MOMENT_MS)?.actor.name ?? "";
  return happened
    .map(({ by, text = "", amount = null, ...event }) => ({
      ...event,
      by: by ?? (event.kind === "ordered" || event.kind === "placed" ? "" : actorOf(event.at)),
      text,
      amount,
    }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}
