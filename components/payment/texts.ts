import type { OrderKind } from "@/lib/domain/checkout/checkout";
import type { PaymentKind } from "@/lib/domain/payment/payment";

const TEXTS: Record<PaymentKind, { note: string; action: string }> = {
  cod: { note: "You pay whoever brings it, in cash.", action: "Place the order" },
  bank_transfer: {
    note: "You place the order now, and the next page tells where to send the money. We begin once it is here.",
    action: "Place the order",
  },
  upi: {
    note: "You place the order now, and scan a code with your UPI app on the next page.",
    action: "Place the order",
  },
  square: { note: "You enter your card on the next page. We never see its number.", action: "Go on to pay" },
  foloosi: { note: "You pay by card on the next page. We never see its number.", action: "Go on to pay" },
};

/** What choosing a way to pay means, and what its button says before the amount. */
export function paymentTexts(payment: PaymentKind, order: OrderKind): { note: string; action: string } {
  const isPaidInShop = payment === "cod" && order === "pickup";
  return isPaidInShop ? { ...TEXTS.cod, note: "You pay in cash when you collect it." } : TEXTS[payment];
}
