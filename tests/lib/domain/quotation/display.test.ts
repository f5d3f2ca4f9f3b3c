import { showQuotation } from "@/lib/domain/quotation/display";
import { aPricedQuotation, aQuotation } from "@/tests/factories/quotation";

it("has no shipping row before the first offer", () => {
  expect(showQuotation(aQuotation()).rows.map(({ part }) => part)).toEqual(["sub_total", "final_price"]);
  expect(showQuotation(aPricedQuotation()).rows.map(({ part, shown }) => [part, shown])).toEqual([
    ["sub_total", 900_000],
    ["shipping", 50_000],
    ["final_price", 950_000],
  ]);
});

it("shows items and totals in its currency at the rate of the request, charge included", () => {
  const currency = { code: "USD", rateMillionths: 80_000_000, chargeBasisPoints: 500 };
  const shown = showQuotation(aPricedQuotation({ currency, subTotal: 945_000, shippingCost: 0, finalPrice: 945_000 }));
  // The offered ₹900 become ₹945 with the charge of 5 %, which is $11.81 at 80 rupees to the dollar.
  expect(shown.items).toEqual([{ position: 0, unitPrice: 1_181, askedUnitPrice: 1_313, addonPrice: 0, total: 11_813 }]);
  expect(shown.rows.at(-1)).toMatchObject({ part: "final_price", shown: 11_813 });
});
