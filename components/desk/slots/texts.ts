import type { SlotGroupForm } from "@/lib/contracts/store/list-forms";

export const slotTexts = {
  title: "Delivery slots",
  why: "When orders within your country are delivered, and what that costs: shoppers choose a day and a time instead of a shipping method.",
  off: "Shoppers see slots only while “Delivery slots” is on among the parts of the shop.",
  toFeatures: "Parts of the shop",
  toShipping: "Shipping methods",
  plans: "Plans",
  days: "Days on which you deliver",
  list: (position: number) => `How far ahead, plan ${position}`,
  ahead: "Days ahead that are offered",
  rules: (position: number) => `Times of list ${position}`,
  lead: "How soon",
  leadBy: "Counted in",
  orderUntil: "Orders until",
  orderUntilHint: "Such as 18:00. Later orders wait a day longer.",
  times: (position: number) => `Slots of rule ${position}`,
  from: "From",
  to: "To",
  price: (currency: string) => `Costs (${currency})`,
} as const;

export const DELAY_NAMES: Record<SlotGroupForm["delay_type"], string> = {
  hour: "Hours from the order on",
  day: "Days",
};
