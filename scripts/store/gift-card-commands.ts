import type { GiftCardWire } from "@/lib/contracts/gift-card/owner-calls";
import { formatMoney } from "@/lib/domain/currency/money";
import type { Shop } from "./shop";

export const listGiftCards = (page: number) => async (shop: Shop) => {
  const { cards, total } = await shop.listGiftCards(page);
  if (total === 0) console.log("There is no gift card yet.");
  for (const card of cards) console.log(lineOf(card));
  if (total > cards.length) console.log(`${total} in all: --page ${page + 1} shows the next`);
};

type NewCard = { price: number; kind: "onetime" | "wallet"; name: string; months: number | null };

export const issueGiftCard =
  ({ months, ...card }: NewCard) =>
  async (shop: Shop) => {
    const expiresAt = months === null ? null : inMonths(new Date(), months);
    console.log(lineOf(await shop.issueGiftCard({ ...card, expiresAt })));
  };

export const deactivateGiftCard = (code: string) => async (shop: Shop) => {
  console.log(lineOf(await shop.deactivateGiftCard(code)));
};

/** `AB23-CD45-EF67  active  wallet  ₹800 of ₹1,000  until 2027-11-22  For Bina` */
function lineOf({ code, status, kind, balance, price, expires_on, name }: GiftCardWire): string {
  const left = `${money(balance)} of ${money(price)}`;
  return [code, status, kind, left, expires_on && `until ${expires_on.slice(0, 10)}`, name].filter(Boolean).join("  ");
}

const money = (amount: number) => formatMoney(Math.round(amount * 100), "INR");

function inMonths(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, now.getUTCDate(), 23, 59, 59));
}
