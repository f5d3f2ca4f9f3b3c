import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { offerTarget, rowLabel } from "@/lib/domain/order/labels";
import type { Order } from "@/lib/domain/order/order";
import { orderContent } from "@/lib/messages/order/wording";
import { orderText } from "@/scripts/store/order/texts";
import { formatsOf } from "@/scripts/store/output/formats";
import { stylesFor } from "@/scripts/store/output/styles";
import { anOrder, anOrderItem } from "@/tests/factories/order";

it.each([
  { names: [], count: 2, text: "on shipping" },
  { names: ["Silk stole"], count: 1, text: "on Silk stole" },
  { names: ["Silk stole"], count: 2, text: "on Silk stole" },
  { names: ["Silk stole", "Scarf"], count: 3, text: "on Silk stole and Scarf" },
  { names: ["Silk stole", "Scarf"], count: 2, text: "on all items" },
  { names: ["Silk stole", "Silk stole"], count: 3, text: "on Silk stole" }, // two variants of one product
  { names: ["A", "B", "C", "D", "E"], count: 6, text: "on A, B, C and 2 more" },
])("says that an offer on $names of $count items is $text", ({ names, count, text }) => {
  expect(offerTarget(names, count)).toBe(text);
});

/** An order of a stole and a shawl for ₹1,000 each, with an offer that took these amounts off them. */
const offered = (reductions: readonly number[], net: readonly number[]): Order =>
  anOrder({
    subTotal: 200_000,
    grandTotal: 208_000,
    finalPrice: 200_000,
    offerCode: "SILK",
    offerDiscount: 8_000,
    items: ["Stole", "Shawl"].map((name, position) =>
      anOrderItem({ position, name, offerDiscount: reductions[position] ?? 0, net: net[position] ?? 0 }),
    ),
  });

it.each([
  { what: "one item", order: offered([0, 8_000], [100_000, 92_000]), label: "Offer SILK", target: "on Shawl" },
  { what: "all items", order: offered([4_000, 4_000], [96_000, 96_000]), label: "Offer SILK", target: "on all items" },
  { what: "shipping", order: offered([0, 0], [100_000, 100_000]), label: "Offer SILK", target: "on shipping" },
  // An order from the time when its items did not record the offer.
  { what: "unknown items", order: offered([0, 0], [96_000, 96_000]), label: "Offer SILK", target: "" },
])("names an offer on $what alike on page, in mails and on the command line", ({ order, label, target }) => {
  const whole = [label, target].filter(Boolean).join(" ");
  expect(rowLabel({ part: "offer", amount: -8_000, code: "SILK" }, order)).toBe(whole);
  expect(
    orderContent(order, { link: "https://shop.example", timeZone: "Asia/Kolkata", openingDays: [] }).bill,
  ).toContainEqual({
    label: whole,
    amount: "−₹80",
  });
  const formats = formatsOf({ base_currency: "INR", time_zone: "Asia/Kolkata" });
  const text = orderText(ownerOrderToWire({ order, parcelsCameBack: 0 }), formats, stylesFor(false, {}));
  const row = text.split("\n").find((printed) => printed.startsWith(label));
  expect(row?.split(/ {2,}/)).toEqual([label, "−₹80", ...(target ? [target] : [])]);
});

it.each([
  { paymentStatus: "awaited", status: "placed", label: "To pay" },
  { paymentStatus: "paid", status: "placed", label: "Paid" },
  { paymentStatus: "awaited", status: "cancelled", label: "Order total" },
] as const)("calls the last sum of an order that is $status and $paymentStatus “$label”", ({ label, ...state }) => {
  expect(rowLabel({ part: "final_price", amount: 200_000 }, anOrder(state))).toBe(label);
});
