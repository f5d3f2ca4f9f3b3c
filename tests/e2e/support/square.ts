import { randomInt } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { SQUARE_STAND_IN } from "../../setup/square-stand-in";

type Taken = {
  payments: { id: string; source_id: string }[];
  refunds: { payment_id: string; amount_money: { amount: number } }[];
};

/** The number of a card that no other journey uses. */
export const newCard = () => `4111${randomInt(10 ** 11, 10 ** 12)}`;

/** The payments that the fake Square took from a card, and what it gave back. */
export async function takenFromCard(request: APIRequestContext, card: string): Promise<Taken> {
  const all: Taken = await (await request.get(`${SQUARE_STAND_IN.SQUARE_API_URL}/stand-in/taken`)).json();
  const payments = all.payments.filter(({ source_id }) => source_id.startsWith(`cnon:${card}-`));
  const ids = new Set(payments.map(({ id }) => id));
  return { payments, refunds: all.refunds.filter(({ payment_id }) => ids.has(payment_id)) };
}
