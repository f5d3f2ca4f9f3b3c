import type { RefusalTexts } from "@/components/ui/refusal-texts";

export const ORDER_REFUSAL_TEXTS: RefusalTexts<"order"> = {
  cancel_items_needed: "Choose the items you would like to cancel.",
  cancel_text_needed: "Tell us the reason in a few words.",
  gift_card_changed: "One of your gift cards was used for another order. Check your new total before you order.",
  item_not_cancellable: "Some of these items can no longer be cancelled online. Reply to your order e-mail for help.",
  order_not_cancellable:
    "This order can no longer be cancelled here. Reply to your order e-mail, and we will help you.",
  order_not_payable: "There is nothing left to pay for this order.",
  order_unknown: "We cannot find this order in your account. If you were signed out, sign in and try again.",
  reference_needed: "Enter the payment reference from your bank or UPI app.",
};
