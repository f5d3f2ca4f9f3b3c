import { formatMoney } from "@/lib/domain/currency/money";
import { showOrderAmount } from "@/lib/domain/order/display";
import type { Order } from "@/lib/domain/order/order";

/** What happens next with an order, first with its money, then with its things. */
export function nextTexts(order: Order): string[] {
  return [moneyText(order), thingsText(order)].filter((text) => text !== "");
}

function moneyText({ paymentStatus, finalPrice, currency, kind }: Order): string {
  const amount = formatMoney(showOrderAmount(finalPrice, currency), currency.code);
  switch (paymentStatus) {
    case "none":
      return "Nothing is left to pay.";
    case "due":
      return kind === "pickup"
        ? `Please have ${amount} with you when you come.`
        : `Please have ${amount} ready when it is brought.`;
    case "awaited":
      return `We begin as soon as your ${amount} are here.`;
    case "pending":
      return "Your payment is on its way. This page tells as soon as we have heard of it.";
    case "paid":
      return `You have paid ${amount}.`;
    case "failed":
      return "No money has come, and nothing was taken from you.";
    case "refund_due":
      return "What you have paid is on its way back to you.";
    case "refunded":
      return "What you have paid was given back.";
  }
}

function thingsText({ status, kind, shipping }: Order): string {
  switch (status) {
    case "placed":
    case "confirmed":
      if (kind === "pickup")
        return `We write to you when it is ready${shipping.branch ? ` in ${shipping.branch.name}` : ""}.`;
      return "We write to you when it leaves, with a link to follow it.";
    case "dispatched":
      return kind === "pickup" ? "It is ready for you." : "It is on its way.";
    case "delivered":
      return "We hope you like it.";
    case "cancelled":
      return "This order was cancelled.";
    case "pending":
      return "";
    case "lapsed":
      return "This order was not paid in time. What was in it is still in your bag, if you want to try again.";
  }
}
