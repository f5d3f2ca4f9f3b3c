import fc from "fast-check";
import { spread } from "@/lib/domain/pricing/spread";
import { splitTax, type TaxedItem } from "@/lib/domain/pricing/tax";
import { totalOf } from "@/lib/domain/pricing/total";
import { aTaxRate, BERLIN, KERALA, percent, rupees, TAMIL_NADU } from "../../../factories/pricing";

const FIVE = aTaxRate(5, { isPrimary: true });
const EIGHTEEN = aTaxRate(18);
const RATES = [EIGHTEEN, FIVE];
const paid = (amount: number, taxRateId = ""): TaxedItem => ({ taxRateId, charged: amount, net: amount });
/** The taxes of each group in a short form, with each tax as text: "CGST 250". */
const taxes = (groups: ReturnType<typeof splitTax>) =>
  groups.map(({ rateId, taxable, components }) => [
    rateId,
    taxable,
    ...components.map(({ name, amount }) => `${name} ${amount}`),
  ]);

describe("the example of docs/domain.md#tax", () => {
  it("10,500 at 5% is 10,000 with CGST 250 and SGST 250 in the home state", () => {
    expect(splitTax([paid(rupees(10_500))], 0, KERALA, RATES)).toEqual([
      {
        rateId: "gst-5",
        rateName: "GST 5 %",
        amount: rupees(10_500),
        taxable: rupees(10_000),
        components: [
          { name: "CGST", millionths: percent(2.5), amount: rupees(250) },
          { name: "SGST", millionths: percent(2.5), amount: rupees(250) },
        ],
      },
    ]);
  });
  it.each([{ place: TAMIL_NADU }, { place: BERLIN }])("is IGST 500 elsewhere ($place.state)", ({ place }) => {
    expect(taxes(splitTax([paid(rupees(10_500))], 0, place, RATES))).toEqual([
      ["gst-5", rupees(10_000), `IGST ${rupees(500)}`],
    ]);
  });
});

it("recognises the home state however it is spelt, also among several", () => {
  const rate = aTaxRate(5, { homeCountry: "IN", homeStates: ["goa", "tamil nadu"] });
  const names = (place = TAMIL_NADU) => splitTax([paid(105)], 0, place, [rate])[0]?.components.map(({ name }) => name);
  expect(names()).toEqual(["CGST", "SGST"]);
  expect(names(KERALA)).toEqual(["IGST"]);
  expect(names({ ...BERLIN, state: "Goa" })).toEqual(["IGST"]);
});
it("uses the separate rate for abroad if the store has one", () => {
  const rate = aTaxRate(5, { abroadMillionths: 0 });
  expect(taxes(splitTax([paid(105)], 0, BERLIN, [rate]))).toEqual([["gst-5", 105, "IGST 0"]]);
  expect(taxes(splitTax([paid(105)], 0, TAMIL_NADU, [rate]))).toEqual([["gst-5", 100, "IGST 5"]]);
});
it("rounds each component, so that equal rates stay equal, and leaves the rest taxable", () => {
  expect(taxes(splitTax([paid(21)], 0, KERALA, RATES))).toEqual([["gst-5", 19, "CGST 1", "SGST 1"]]); // 0.5 each
  expect(taxes(splitTax([paid(21)], 0, TAMIL_NADU, RATES))).toEqual([["gst-5", 20, "IGST 1"]]);
  expect(taxes(splitTax([paid(20)], 0, KERALA, RATES))).toEqual([["gst-5", 20, "CGST 0", "SGST 0"]]);
});
it("keeps different rates of centre and state apart", () => {
  const rate = aTaxRate(5, { cgstMillionths: percent(2), sgstMillionths: percent(3) });
  expect(taxes(splitTax([paid(rupees(105))], 0, KERALA, [rate]))).toEqual([
    ["gst-5", rupees(100), `CGST ${rupees(2)}`, `SGST ${rupees(3)}`],
  ]);
});

it("groups items by rate, and uses the primary rate for an unknown one", () => {
  const items = [paid(rupees(118), "gst-18"), paid(rupees(105)), paid(rupees(105), "gone"), paid(rupees(105), "gst-5")];
  expect(taxes(splitTax(items, 0, TAMIL_NADU, RATES))).toEqual([
    ["gst-5", rupees(300), `IGST ${rupees(15)}`],
    ["gst-18", rupees(100), `IGST ${rupees(18)}`],
  ]);
});
describe("an exempt item", () => {
  it.each([{ place: KERALA }, { place: TAMIL_NADU }, { place: BERLIN }])("is not taxed ($place.state)", ({ place }) => {
    const groups = splitTax([paid(1_000, "exempt"), paid(1_180, "gst-18")], 0, place, RATES);
    expect(groups.map(({ rateId }) => rateId)).toEqual(["gst-18", "exempt"]);
    expect(groups[1]).toEqual({ rateId: "exempt", rateName: "Exempt", amount: 1_000, taxable: 1_000, components: [] });
  });
  it("is not taxed either when the owner has named a rate like it", () => {
    const own = aTaxRate(18, { id: "exempt", name: "Nil", isPrimary: true });
    expect(taxes(splitTax([paid(118, "exempt"), paid(105)], 0, TAMIL_NADU, [own, FIVE]))).toEqual([
      ["exempt", 118],
      ["gst-5", 100, "IGST 5"],
    ]);
  });
  it("leaves the charges untaxed when exempt items have the greatest value, and taxes them when it is equal", () => {
    const amounts = (exempt: number) =>
      splitTax([paid(exempt, "exempt"), paid(105)], 21, KERALA, RATES).map(({ rateId, amount }) => [rateId, amount]);
    expect(amounts(106)).toEqual([
      ["exempt", 127],
      ["gst-5", 105],
    ]);
    expect(amounts(105)).toEqual([
      ["gst-5", 126],
      ["exempt", 105],
    ]);
  });
});
it("has no group for the primary rate when no item uses it", () => {
  expect(splitTax([paid(118, "gst-18")], 0, KERALA, RATES).map(({ rateId }) => rateId)).toEqual(["gst-18"]);
});
it("uses the first rate when none is primary", () => {
  expect(splitTax([paid(1)], 0, KERALA, [EIGHTEEN, aTaxRate(5)]).map(({ rateId }) => rateId)).toEqual(["gst-18"]);
});
it("has no groups without rates", () => {
  expect(splitTax([paid(1)], 5, KERALA, [])).toEqual([]);
});

describe("charges besides the items", () => {
  it("are taxed like the items with the highest total before reductions", () => {
    const items = [
      { taxRateId: "gst-18", charged: 1_000, net: 10 },
      { taxRateId: "gst-5", charged: 999, net: 999 },
    ];
    expect(splitTax(items, 200, KERALA, RATES).map(({ rateId, amount }) => [rateId, amount])).toEqual([
      ["gst-18", 210],
      ["gst-5", 999],
    ]);
  });
  it("use the higher of two rates with equal totals, and of equal rates the first by id", () => {
    const items = [paid(1_000, "gst-5"), paid(1_000, "higher")];
    const higher = aTaxRate(18, { id: "higher", abroadMillionths: 0 });
    for (const rates of [
      [FIVE, higher],
      [higher, FIVE],
    ])
      expect(splitTax(items, 200, KERALA, rates)[0]).toMatchObject({ rateId: "higher", amount: 1_200 });
    const [a, b] = [aTaxRate(5, { id: "a" }), aTaxRate(5, { id: "b" })];
    for (const equal of [
      [a, b],
      [b, a],
    ])
      expect(splitTax([paid(1_000, "b"), paid(1_000, "a")], 200, KERALA, equal)[0]).toMatchObject({ rateId: "a" });
  });
  it("are taxed at the primary rate when there are no items", () => {
    expect(splitTax([], 105, TAMIL_NADU, RATES)).toMatchObject([{ rateId: "gst-5", amount: 105, taxable: 100 }]);
  });
});

const taxed = fc
  .record({ taxRateId: fc.constantFrom("", "gst-5", "gst-18", "gone", "exempt"), charged: fc.nat(100_000) })
  .chain((item) => fc.nat(item.charged).map((net): TaxedItem => ({ ...item, net })));
it("adds up to the paid total without negative amounts, whatever the order", () => {
  fc.assert(
    fc.property(
      fc.array(taxed),
      fc.nat(10_000),
      fc.constantFrom(KERALA, TAMIL_NADU, BERLIN),
      (items, charges, place) => {
        const groups = splitTax(items, charges, place, RATES);
        expect(totalOf(groups.map(({ amount }) => amount))).toBe(totalOf(items.map(({ net }) => net)) + charges);
        for (const { amount, taxable, components } of groups) {
          expect(taxable).toBeGreaterThanOrEqual(0);
          expect(taxable + totalOf(components.map((component) => component.amount))).toBe(amount);
          if (components.length === 2) expect(components[0]?.amount).toBe(components[1]?.amount);
        }
        expect(splitTax(items.toReversed(), charges, place, RATES.toReversed())).toEqual(groups);
      },
    ),
  );
});

describe("spreading an amount", () => {
  const parts = (amount: number, ...weights: number[]) =>
    spread(
      amount,
      weights.map((weight, index) => ({ id: String(index), weight })),
    ).map(({ part }) => part);
  it.each([
    { amount: 100, weights: [1, 1, 1], shares: [34, 33, 33] },
    { amount: 10, weights: [5, 3, 2], shares: [5, 3, 2] },
    { amount: 10, weights: [33, 33, 34], shares: [3, 3, 4] },
    { amount: 2, weights: [1, 1, 5], shares: [0, 0, 2] }, // 0.29, 0.29, 1.43: .43 is the largest remainder
    { amount: 10, weights: [7, 6, 4], shares: [4, 4, 2] }, // 4.12, 3.53, 2.35: .53 is the largest remainder
    { amount: 0, weights: [1, 2], shares: [0, 0] },
    { amount: 5, weights: [0, 0], shares: [0, 0] },
    { amount: 5, weights: [0, 1], shares: [0, 5] },
    { amount: 5, weights: [], shares: [] },
  ])("splits $amount into $shares by $weights", ({ amount, weights, shares }) => {
    expect(parts(amount, ...weights)).toEqual(shares);
  });
  it("decides between equals by their ids, whatever the order", () => {
    const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, weight: 1 }));
    for (const order of [
      [a, b, c],
      [c, b, a],
      [b, c, a],
    ]) {
      const shares = order.flatMap((share) => share ?? []);
      const favoured = spread(2, shares).filter(({ part }) => part === 1);
      expect(favoured.map(({ id }) => id).toSorted()).toEqual(["a", "b"]);
    }
  });
  it("keeps the other fields of a share", () => {
    expect(spread(5, [{ id: "a", weight: 1, name: "Silk" }])).toEqual([{ id: "a", weight: 1, name: "Silk", part: 5 }]);
  });
  it("adds up, stays within each weight, and does not depend on the order", () => {
    const shares = fc.uniqueArray(fc.record({ id: fc.uuid(), weight: fc.nat(10_000) }), { selector: ({ id }) => id });
    fc.assert(
      fc.property(shares, fc.nat(1_000_000), (all, wish) => {
        const whole = totalOf(all.map(({ weight }) => weight));
        const amount = Math.min(wish, whole);
        const cut = spread(amount, all);
        expect(totalOf(cut.map(({ part }) => part))).toBe(amount);
        for (const { weight, part } of cut) {
          expect(part).toBeLessThanOrEqual(weight);
          expect(Math.abs(part * whole - amount * weight)).toBeLessThan(whole || 1);
        }
        const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
        expect(spread(amount, all.toReversed()).toSorted(byId)).toEqual(cut.toSorted(byId));
      }),
    );
  });
});
