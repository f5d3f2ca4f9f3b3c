import { listedPrices } from "@/lib/domain/quotation/list-prices";
import { aPricedQuotation, aQuotation, aQuotationItem } from "../../../factories/quotation";

it("has no list prices to compare before the first offer", () => {
  expect(listedPrices(aQuotation())).toEqual({ items: new Map(), subTotal: null });
});

it("gives the list price of items that are now cheaper", () => {
  expect(listedPrices(aPricedQuotation())).toEqual({
    items: new Map([[0, { unitPrice: 100_000, addonPrice: 0, total: 1_000_000 }]]),
    subTotal: 1_000_000,
  });
});

it("counts the addon of a length once, and the length to the hundredth", () => {
  const cloth = aQuotationItem({
    unit: "Mts",
    quantity: 350,
    addonId: "hem",
    asked: { unitPrice: 54_400, addonPrice: 15_000 },
    unitPrice: 54_400,
    addonPrice: 10_000,
    total: 200_400,
  });
  const { items } = listedPrices(aPricedQuotation({ items: [cloth], subTotal: 200_400 }));
  expect(items.get(0)).toEqual({ unitPrice: 54_400, addonPrice: 15_000, total: 205_400 });
});

it("shows list prices in the currency and with the charge of the request", () => {
  const currency = { code: "USD", rateMillionths: 80_000_000, chargeBasisPoints: 500 };
  const { items, subTotal } = listedPrices(aPricedQuotation({ currency, subTotal: 945_000 }));
  // ₹1,000 become ₹1,050 with the charge of 5 %, which is $13.13 at 80 rupees to the dollar.
  expect(items.get(0)).toMatchObject({ unitPrice: 1_313, total: 13_125 });
  expect(subTotal).toBe(13_125);
});
