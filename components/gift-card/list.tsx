import { LongDate } from "@/components/ui/long-date";
import { formatMoney } from "@/lib/domain/currency/money";
import { accountOrderPath } from "@/lib/domain/customer/pages";
import { giftCardState, type UsedGiftCard } from "@/lib/domain/gift-card/use";
import { withBasePath } from "@/lib/domain/site/base-path";
import { giftCardListTexts } from "./texts";

type GiftCardListProps = { cards: readonly UsedGiftCard[]; currencyCode: string; timeZone: string; now: Date };

/** The gift cards that a customer has paid with. Each has its balance and the orders it paid for. */
export function GiftCardList({ cards, currencyCode, timeZone, now }: GiftCardListProps) {
  if (cards.length === 0) {
    return <p className="max-w-xl text-muted">{giftCardListTexts.empty}</p>;
  }
  const money = (amount: number) => formatMoney(amount, currencyCode);
  return (
    <ul className="border-t border-line">
      {cards.map((card) => {
        const state = giftCardState(card, now);
        return (
          <li key={`${card.ending} ${card.uses[0]?.orderId}`} className="border-b border-line py-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
              <h2 className="font-medium">{giftCardListTexts.heading(card.ending)}</h2>
              <p className={`tabular ${state === "good" ? "" : "text-muted"}`}>
                {state === "good" ? giftCardListTexts.left(money(card.balance)) : giftCardListTexts.states[state]}
              </p>
            </div>
            <p className="mt-1 text-sm text-muted">
              {card.name && <span className="break-words">{card.name}, </span>}
              {card.kind === "onetime" ? giftCardListTexts.forOneOrder : ""}
              {giftCardListTexts.worth}
              <span className="tabular">{money(card.price)}</span>
              {card.expiresAt && state !== "expired" && (
                <>
                  {giftCardListTexts.until}
                  <LongDate date={card.expiresAt} timeZone={timeZone} />
                </>
              )}
            </p>
            <ul className="mt-4 grid gap-1 text-sm">
              {card.uses.map(({ orderId, orderNumber, orderedAt, amount, isReturned }) => (
                <li key={orderId} className="flex flex-wrap items-baseline justify-between gap-x-8">
                  <span className="text-muted">
                    <a
                      href={withBasePath(accountOrderPath(orderId))}
                      className="tabular link-underline py-2.5 hover:text-accent"
                    >
                      {giftCardListTexts.order(orderNumber)}
                    </a>
                    , <LongDate date={orderedAt} timeZone={timeZone} />
                  </span>
                  <span className="tabular">
                    {isReturned ? giftCardListTexts.returned(money(amount)) : money(amount)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
