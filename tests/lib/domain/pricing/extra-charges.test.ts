import fc from "fast-check";
import { giftWrappingCost, packagingCost } from "@/lib/domain/pricing/extra-charges";
import { aCurrency, RUPEE } from "../../../factories/currency";
import { percent, rupees } from "../../../factories/pricing";

const charged = (chargeBasisPoints: number) => aCurrency({ chargeBasisPoints });

it.each([
  { value: 2, listSubTotal: rupees(8_000), minimum: 0, amount: rupees(160), code: "percent_of_list_price" },
  { value: 2, listSubTotal: 5_001, minimum: 0, amount: 101, code: "percent_of_list_price" }, // 100.02, rounded up
  { value: 2, listSubTotal: 5_000, minimum: 0, amount: 100, code: "percent_of_list_price" },
  { value: 2, listSubTotal: 5_000, minimum: 100, amount: 100, code: "percent_of_list_price" },
  { value: 2, listSubTotal: 5_000, minimum: 101, amount: 101, code: "minimum" },
  { value: 0, listSubTotal: 5_000, minimum: 0, amount: 0, code: "percent_of_list_price" },
])(
  "charges $amount for packaging $listSubTotal paise at $value %, at least $minimum",
  ({ value, minimum, ...expected }) => {
    const setting = { type: "percentage", millionths: percent(value), minimum } as const;
    const { amount, reason } = packagingCost(setting, expected.listSubTotal, charged(500));
    // The base of the percentage already includes the currency's additional charge, and the minimum is without that
    // charge, so the charge must not be added here.
    expect({ amount, code: reason.code }).toEqual({ amount: expected.amount, code: expected.code });
  },
);
it("gives the applied percentage as the reason", () => {
  const setting = { type: "percentage", millionths: percent(2.5), minimum: 0 } as const;
  expect(packagingCost(setting, 100, RUPEE).reason).toEqual({ code: "percent_of_list_price", millionths: 25_000 });
});
it("adds the charge to a fixed amount, once per order", () => {
  const setting = { type: "amount", amount: 30 } as const;
  expect(packagingCost(setting, rupees(8_000), charged(500))).toEqual({ amount: 32, reason: { code: "fixed" } }); // 31.5
});
it("never charges less than the minimum or the percentage", () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(1_000_000), fc.nat(10 ** 6), (listSubTotal, millionths, minimum) => {
      const { amount } = packagingCost({ type: "percentage", millionths, minimum }, listSubTotal, RUPEE);
      expect(amount).toBeGreaterThanOrEqual(minimum);
      expect(BigInt(amount) * 1_000_000n >= BigInt(listSubTotal) * BigInt(millionths)).toBe(true);
    }),
  );
});

it("charges gift wrapping per unit, rounded before it is multiplied", () => {
  expect(giftWrappingCost(30, 300, charged(500))).toEqual({
    amount: 96, // three pieces at 32 (31.5, rounded up)
    reason: { code: "per_unit", each: 32, bagQuantity: 300 },
  });
  expect(giftWrappingCost(rupees(60), 150, RUPEE).amount).toBe(rupees(90));
  expect(giftWrappingCost(1, 150, RUPEE).amount).toBe(2);
  expect(giftWrappingCost(1, 149, RUPEE).amount).toBe(1);
});
