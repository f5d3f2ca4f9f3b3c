import { render } from "@testing-library/react";
import { GiftLines, isGift } from "@/components/order/gift-lines";
import { anOrder } from "../../factories/order";

it.each([
  { order: { isGiftWrapped: true }, lines: ["Gift wrap"] },
  { order: { hidesPrices: true }, lines: ["No prices in the parcel"] },
  { order: { giftMessage: "For Amma,\nfrom us" }, lines: ["Gift message: For Amma,\nfrom us"] },
])("says how a gift is packed: $lines", ({ order, lines }) => {
  const gift = anOrder(order);
  expect(isGift(gift)).toBe(true);
  const { container } = render(<GiftLines order={gift} />);
  expect([...container.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual(lines);
});

it("is no gift if it has neither wrap nor message, and prices in the parcel", () => {
  expect(isGift(anOrder())).toBe(false);
});
