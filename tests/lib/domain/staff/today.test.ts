import fc from "fast-check";
import { DAYS_OF_SALES, salesSpans } from "@/lib/domain/staff/today";

const day = (daysAgo: number, amount: number, orders = 1) => ({ daysAgo, orders, amount });

it("adds up the last days, and as many before them", () => {
  const spans = salesSpans([day(0, 100), day(6, 20), day(7, 3), day(29, 4), day(30, 50), day(89, 6), day(90, 7)]);
  expect(spans).toEqual([
    { days: 7, now: { orders: 2, amount: 120 }, before: { orders: 1, amount: 3 } },
    { days: 30, now: { orders: 4, amount: 127 }, before: { orders: 1, amount: 50 } },
    { days: 90, now: { orders: 6, amount: 183 }, before: { orders: 1, amount: 7 } },
  ]);
});

it("counts every day of the longest span once, whatever was sold", () => {
  const days = fc.array(fc.tuple(fc.nat(DAYS_OF_SALES - 1), fc.nat(1_000_000)));
  fc.assert(
    fc.property(days, (sold) => {
      const { now, before } = salesSpans(sold.map(([daysAgo, amount]) => day(daysAgo, amount))).at(-1) ?? {};
      const sum = sold.reduce((total, [, amount]) => total + amount, 0);
      expect((now?.amount ?? 0) + (before?.amount ?? 0)).toBe(sum);
    }),
  );
});
