import fc from "fast-check";
import { billOnDelivery } from "@/lib/domain/pricing/bill";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { anOrderToPrice, CASH_ON_DELIVERY, pricingSettings } from "../../../factories/pricing";
import { someOrder } from "../../../factories/some-order";

it("shows the totals of an order paid on delivery before that is chosen", () => {
  fc.assert(
    fc.property(someOrder, ({ cashOnDelivery, ...order }) => {
      const bill = priceOrder({ ...order, cashOnDelivery: { ...cashOnDelivery, isChosen: false } });
      const paidOnDelivery = priceOrder({ ...order, cashOnDelivery: { ...cashOnDelivery, isChosen: true } });
      const isCharged = paidOnDelivery.cashOnDelivery.isCharged && paidOnDelivery.cashOnDelivery.charge > 0;
      fc.pre(isCharged && bill.totals.isComplete);
      expect(billOnDelivery(bill)).toEqual({ ...paidOnDelivery, tax: bill.tax });
      expect(billOnDelivery(paidOnDelivery)).toBeNull();
    }),
  );
});

it("costs no more on delivery if that is free, or as long as shipping is not known", () => {
  const settings = pricingSettings({ cashOnDelivery: { ...CASH_ON_DELIVERY, charge: 0 } });
  expect(billOnDelivery(priceOrder(anOrderToPrice({ settings })))).toBeNull();
  expect(billOnDelivery(priceOrder(anOrderToPrice({ fulfilment: { kind: "undecided" } })))).toBeNull();
});
