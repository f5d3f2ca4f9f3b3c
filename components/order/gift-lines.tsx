import { GIFT_LABELS } from "@/lib/domain/order/labels";
import type { Order } from "@/lib/domain/order/order";

type GiftLinesProps = { order: Pick<Order, "isGiftWrapped" | "giftMessage" | "hidesPrices"> };

/** Whether there is anything that makes the order a gift. */
export function isGift({ isGiftWrapped, giftMessage, hidesPrices }: GiftLinesProps["order"]): boolean {
  return isGiftWrapped || giftMessage !== "" || hidesPrices;
}

/** What makes the order a gift. */
export function GiftLines({ order: { isGiftWrapped, giftMessage, hidesPrices } }: GiftLinesProps) {
  return (
    <>
      {isGiftWrapped && <span className="block">{GIFT_LABELS.wrapped}</span>}
      {hidesPrices && <span className="block">{GIFT_LABELS.noPrices}</span>}
      {giftMessage && (
        <span className="block whitespace-pre-line break-words">
          {GIFT_LABELS.message} {giftMessage}
        </span>
      )}
    </>
  );
}
