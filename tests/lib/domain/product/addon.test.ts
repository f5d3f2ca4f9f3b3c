import fc from "fast-check";
import { type AddonOption, type AddonOptionGroup, offeredAddons, startingPrice } from "@/lib/domain/product/addon";
import { anAddon, anOption, anOptionGroup } from "../../../factories/addon";

const priced = (...prices: number[]) => prices.map((price, index) => anOption({ name: `o${index}`, price }));

describe("the lowest price of an addon", () => {
  it.each<{ groups: AddonOptionGroup[]; what: string; amount: number; varies: boolean }>([
    { what: "nothing to choose", groups: [], amount: 85_000, varies: false },
    {
      what: "free choices",
      groups: [anOptionGroup({ options: priced(0, 0) })],
      amount: 85_000,
      varies: false,
    },
    {
      what: "one required option",
      groups: [anOptionGroup({ options: priced(8_000, 3_000) })],
      amount: 88_000,
      varies: true,
    },
    {
      what: "two required options",
      groups: [anOptionGroup({ type: "mandatory", limit: 2, options: priced(500, 100, 300) })],
      amount: 85_400,
      varies: true,
    },
    {
      what: "optional extras",
      groups: [
        anOptionGroup({ type: "multiple", options: priced(500) }),
        anOptionGroup({ type: "limited", limit: 1, options: priced(400) }),
      ],
      amount: 85_000,
      varies: true,
    },
    {
      what: "a cheap collar that requires an expensive opening",
      groups: [
        anOptionGroup({ options: [anOption({ name: "Band" }), anOption({ name: "Shirt", price: 2_000 })] }),
        anOptionGroup({
          options: [
            anOption({ name: "Full", price: 9_000, linkTo: "Band" }),
            anOption({ name: "Half", price: 1_000, linkTo: "Shirt" }),
          ],
        }),
      ],
      amount: 88_000,
      varies: true,
    },
    {
      what: "a group with no option to show",
      groups: [
        anOptionGroup({ options: [anOption({ name: "Round" }), anOption({ name: "Square", price: 100 })] }),
        anOptionGroup({ options: [anOption({ name: "Piping", price: 500, linkTo: "Square" })] }),
      ],
      amount: 85_000,
      varies: true,
    },
  ])("is $amount with $what", ({ groups, amount, varies }) => {
    expect(startingPrice(anAddon({ optionGroups: groups }))).toEqual({ amount, varies });
  });

  it("is the price of the cheapest valid choice", () => {
    const names = ["a", "b", "c"];
    const option = fc.record({
      name: fc.constantFrom(...names),
      price: fc.integer({ min: 0, max: 500 }),
      linkTo: fc.constantFrom("all", ...names),
    });
    const group = fc
      .uniqueArray(option, { maxLength: 3, selector: ({ name }) => name })
      .map((options) => anOptionGroup({ options: options.map(anOption) }));
    fc.assert(
      fc.property(fc.array(group, { maxLength: 4 }), (groups) => {
        expect(startingPrice(anAddon({ optionGroups: groups })).amount).toBe(85_000 + lowestByTrying(groups, null));
      }),
    );
  });

  it("is found at once among more combinations than could be tried", () => {
    const groups = Array.from({ length: 60 }, () => anOptionGroup({ options: priced(3, 2, 5, 4, 6, 7, 8, 9) }));
    expect(startingPrice(anAddon({ optionGroups: groups })).amount).toBe(85_000 + 120);
  });
});

function lowestByTrying([group, ...later]: readonly AddonOptionGroup[], chosen: AddonOption | null): number {
  if (!group) return 0;
  const shown = group.options.filter(({ linkTo }) => linkTo === "all" || linkTo === chosen?.name);
  if (shown.length === 0) return lowestByTrying(later, null);
  return Math.min(...shown.map((option) => option.price + lowestByTrying(later, option)));
}

it.each([
  { quantity: 250, offered: ["at two and a half", "always"] },
  { quantity: 249, offered: ["always"] },
  { quantity: null, offered: ["at two and a half", "always"] },
])("offers the addons for which a stock of $quantity hundredths is enough", ({ quantity, offered }) => {
  const addons = [anAddon({ name: "at two and a half", minStock: 250 }), anAddon({ name: "always" })];
  expect(offeredAddons(addons, { quantity, state: "in_stock" }).map(({ name }) => name)).toEqual(offered);
});
