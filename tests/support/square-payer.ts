import { eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { payments } from "@/lib/database/schema/payment";
import { payByToken } from "@/lib/workflows/payment/pay-by-token";
import type { startSquare } from "../fakes/square";
import { type anOrderToPay, newKey } from "./payer";

let cards = 0;
const aCard = () => `cnon:card-${++cards}`;
export type PlacedOrder = Awaited<ReturnType<typeof anOrderToPay>>;
type SquareService = Awaited<ReturnType<typeof startSquare>>;

/** Pays an order with a card that has not been used before. */
export const pay = ({ payer, order }: PlacedOrder, key = newKey()) =>
  payByToken(payer, order.id, { sourceToken: aCard(), key });

/** The payments that the fake of Square has charged for the order. */
export async function paymentsFor(service: SquareService, { order }: PlacedOrder) {
  const attempts = await getDatabase().select({ id: payments.id }).from(payments).where(eq(payments.orderId, order.id));
  return service.payments().filter(({ reference_id }) => attempts.some(({ id }) => id === reference_id));
}

/** Moves the times of the order's payment attempts into the past by `minutes`. */
export async function makeOlder(minutes: number, { order }: PlacedOrder) {
  const shift = minutes * 60_000;
  const database = getDatabase();
  for (const row of await database.select().from(payments).where(eq(payments.orderId, order.id))) {
    const [createdAt, modifiedAt] = [row.createdAt, row.modifiedAt].map((at) => new Date(at.getTime() - shift));
    await database.update(payments).set({ createdAt, modifiedAt }).where(eq(payments.id, row.id));
  }
}
