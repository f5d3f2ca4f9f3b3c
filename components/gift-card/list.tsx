import { LongDate } from "@/components/ui/long-date";
import { formatMoney } from "@/lib/domain/currency/money";
import { accountOrderPath } from "@/lib/domain/customer/pages";
import { type GiftCardState, giftCardState, type UsedGiftCard } from "@/lib/domain/gift-card/use";

type GiftCardListProps = { cards: readonly UsedGiftCard[]; currencyCode: string; now: Date };

const STATE_TEXTS: Record<Exclude<GiftCardState, "good">, string> = {
  empty: "Used up",
  expired: "Expired",
  inactive: "No longer active",
};

/** The cards that somebody has paid with, what is left on each, and what it was used for. */
export function GiftCardList({ cards, currencyCode, now }: GiftCardListProps) {
  if (cards.length === 0) {
    return (
      <p className="max-w-xl text-muted">
        You have not paid with a gift card yet. Its code is entered at the review of an order; afterwards you find here
        what is left on it.
      </p>
    );
  }
  const money = (amount: number) => formatMoney(amount, currencyCode);
  return (
    <ul className="border-t border-line">
      {cards.map((card) => {
        const state = giftCardState(card, now);
        return (
          <li key={`${card.ending} ${card.uses[0]?.orderId}`} className="border-b border-line py-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
              <h2 className="font-medium">Card ending in {card.ending}</h2>
              <p className={`tabular ${state === "good" ? "" : "text-muted"}`}>
                {state === "good" ? `${money(card.balance)} left` : STATE_TEXTS[state]}
              </p>
            </div>
            <p className="mt-1 text-sm text-muted">
              {card.name && <span className="break-words">{card.name}, </span>}
              {card.kind === "onetime" ? "good for one order, " : ""}
              worth <span className="tabular">{money(card.price)}</span>
              {card.expiresAt && state !== "expired" && (
                <>
                  , until <LongDate date={card.expiresAt} />
                </>
              )}
            </p>
            <ul className="mt-4 grid gap-1 text-sm">
              {card.uses.map(({ orderId, orderNumber, orderedAt, amount, isReturned }) => (
                <li key={orderId} className="flex flex-wrap items-baseline justify-between gap-x-8">
                  <span className="text-muted">
                    <a href={accountOrderPath(orderId)} className="tabular link-underline py-2.5 hover:text-accent">
                      Order {orderNumber}
                    </a>
                    , <LongDate date={orderedAt} />
                  </span>
                  <span className="tabular">{isReturned ? `${money(amount)}, put back` : money(amount)}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
