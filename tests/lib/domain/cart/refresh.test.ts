import fc from "fast-check";
import {
  CART_ITEMS_LIMIT,
  type CartItem,
  isSameItem,
  mergedItems,
  NO_CART_DETAILS,
  withItem,
} from "@/lib/domain/cart/cart";
import { type CartPricingInput, refreshCart } from "@/lib/domain/cart/refresh";
import { stockRefusals } from "@/lib/domain/cart/stock";
import { anAddon, anAnswer, anOptionGroup, PERSONAL_FACTS } from "../../../factories/addon";
import { aCartItem, aSoldItem } from "../../../factories/cart";
import { DOLLAR, RUPEE } from "../../../factories/currency";
import { NOW, pricingSettings, rupees } from "../../../factories/pricing";

const settings = pricingSettings({ minCheckoutValue: rupees(500), maxShippingWeightGrams: 1_000 });
const facts: CartPricingInput = {
  addons: [],
  measurementSets: [],
  fitProfiles: [],
  personal: PERSONAL_FACTS,
  settings,
  currency: RUPEE,
  offer: { asked: null, automatic: [] },
  offersOfferCodes: true,
  offersGifts: true,
  estimatesShipping: true,
  freeShipping: null,
  now: NOW,
};
const refresh = (items: readonly CartItem[], overrides: Partial<CartPricingInput> = {}) =>
  refreshCart({ items, details: NO_CART_DETAILS }, { ...facts, ...overrides });

it("prices the items of a cart, and finds no refusals", () => {
  const cart = refresh([aCartItem({ quantity: 300 })]);
  expect(cart.items).toMatchObject([{ unitPrice: rupees(1_000), total: rupees(3_000), refusal: null }]);
  expect([cart.bill.subTotal, cart.refusals, cart.notices]).toEqual([rupees(3_000), [], []]);
});
it("adds the charge of the currency to totals only", () => {
  const cart = refresh([aCartItem()], { currency: DOLLAR });
  expect([cart.items[0]?.total, cart.bill.subTotal]).toEqual([rupees(1_000), rupees(1_050)]);
});

it.each([
  { weightGrams: 200, quantity: 300, expected: 600 },
  { weightGrams: 0, quantity: 300, expected: 4_500 }, // three pieces of 1.5 kg, never of 0 g
])(
  "counts $weightGrams g for a piece as $expected g for $quantity hundredths",
  ({ weightGrams, quantity, expected }) => {
    const { bill } = refresh([aCartItem({ quantity, sold: aSoldItem({ weightGrams }) })], {
      settings: pricingSettings({ defaultWeightGrams: 1_500 }),
    });
    expect(bill.bagWeightGrams).toBe(expected);
  },
);

const stitching = anAddon({ id: "hem", price: rupees(200) });
const withHem = aCartItem({ addonId: "hem", seenPrice: rupees(1_200), sold: aSoldItem({ addonIds: ["hem"] }) });
it("adds the addon of a piece to its price", () => {
  expect(refresh([withHem], { addons: [stitching] }).items).toMatchObject([
    { unitPrice: rupees(1_200), total: rupees(1_200), refusal: null },
  ]);
});

describe("what has changed since it was chosen is told", () => {
  it.each<[string, CartItem, Partial<CartPricingInput>, string, number | null]>([
    ["a withdrawn product", aCartItem({ sold: null }), {}, "not_sold", null],
    ["a sold-out product", aCartItem({ sold: aSoldItem({ stock: 0 }) }), {}, "sold_out", null],
    [
      "less left than the smallest quantity",
      aCartItem({ quantity: 50, sold: aSoldItem({ unit: "Mts", stock: 49 }) }),
      {},
      "sold_out",
      null,
    ],
    [
      "less left than the product's own smallest quantity",
      aCartItem({ quantity: 200, sold: aSoldItem({ unit: "Mts", minQuantity: 200, stock: 199 }) }),
      {},
      "sold_out",
      null,
    ],
    [
      "a quantity below the product's own minimum",
      aCartItem({ quantity: 150, sold: aSoldItem({ unit: "Mts", minQuantity: 200 }) }),
      {},
      "quantity_below_minimum",
      rupees(1_500),
    ],
    [
      "a quantity off the product's own step",
      aCartItem({ quantity: 250, sold: aSoldItem({ unit: "Mts", minQuantity: 200, stepQuantity: 100 }) }),
      {},
      "quantity_off_step",
      rupees(2_500),
    ],
    [
      "less left than is wanted",
      aCartItem({ quantity: 300, sold: aSoldItem({ stock: 200 }) }),
      {},
      "too_few_left",
      rupees(3_000),
    ],
    [
      "a quantity below a new minimum",
      aCartItem({ quantity: 25, sold: aSoldItem({ unit: "Mts" }) }),
      {},
      "quantity_below_minimum",
      rupees(250),
    ],
    [
      "a quantity off a new step",
      aCartItem({ quantity: 75, sold: aSoldItem({ unit: "Mts" }) }),
      {},
      "quantity_off_step",
      rupees(750),
    ],
    ["a withdrawn addon", withHem, {}, "addon_unknown", null],
    [
      "an addon that is for other products",
      aCartItem({ addonId: "hem", seenPrice: 0 }),
      { addons: [stitching] },
      "addon_unknown",
      null,
    ],
    [
      "an addon for which too little is left",
      withHem,
      { addons: [anAddon({ id: "hem", minStock: 1_001 })] },
      "addon_unknown",
      null,
    ],
    [
      "an addon that is now made to measure",
      withHem,
      { addons: [anAddon({ id: "hem", optionGroups: [anOptionGroup()] })] },
      "model_needed",
      null,
    ],
    ["an unknown fit profile", aCartItem({ modelId: "mine" }), {}, "model_unknown", null],
  ])("%s", (_case, item, overrides, code, total) => {
    const cart = refresh([item], overrides);
    expect(cart.items).toMatchObject([{ refusal: code, total }]);
    expect(cart.notices).toEqual([{ code, itemId: "item" }]);
    expect(cart.bill.subTotal).toBe(total ?? 0);
    expect(cart.refusals).toContain(code.startsWith("quantity") ? "quantity_refused" : "item_unavailable");
  });
  it("a new price, together with the old one", () => {
    const sold = aSoldItem({ discountedPrice: rupees(900) });
    expect(refresh([aCartItem({ sold })]).notices).toEqual([
      { code: "price_changed", itemId: "item", from: rupees(1_000), to: rupees(900) },
    ]);
  });
});

it.each<[string, CartItem[], string[]]>([
  ["nothing", [], ["bag_empty", "value_below_minimum"]],
  [
    "less than the smallest order",
    [aCartItem({ sold: aSoldItem({ discountedPrice: 49_999 }) })],
    ["value_below_minimum"],
  ],
  ["just enough", [aCartItem({ sold: aSoldItem({ discountedPrice: 50_000 }) })], []],
  ["just not too heavy", [aCartItem({ quantity: 500 })], []],
  ["too much to send", [aCartItem({ quantity: 600 })], ["weight_above_maximum"]],
])("lists the refusals of a cart with %s", (_case, items, refusals) => {
  expect(refresh(items).refusals).toEqual(refusals);
});

describe("stock", () => {
  const stock = fc.record({
    productId: fc.constantFrom("a", "b"),
    option: fc.constantFrom("S", "M"),
    addonId: fc.constantFrom("", "hem"),
    quantity: fc.integer({ min: 1, max: 500 }),
  });
  it("is never promised twice: all items without a refusal can be bought together", () => {
    fc.assert(
      fc.property(fc.array(stock, { maxLength: 12 }), fc.integer({ min: 0, max: 1_000 }), (chosen, left) => {
        const sold = aSoldItem({ stock: left });
        const items = chosen.map(({ option, ...item }, index) => ({
          ...aCartItem({ ...item, id: String(index), options: [option] }),
          sold,
        }));
        const refused = stockRefusals(items, settings.quantityRules);
        for (const { productId, options } of items) {
          const same = items.filter((item) => item.productId === productId && item.options[0] === options[0]);
          const bought = same.filter(({ id }) => !refused.has(id)).reduce((sum, { quantity }) => sum + quantity, 0);
          expect(bought).toBeLessThanOrEqual(left);
        }
      }),
    );
  });
  it.each([{ stock: null }, { stock: 0, allowsBackorder: true }])("is always enough with %j", (of) => {
    expect(refresh([aCartItem({ quantity: 500, sold: aSoldItem(of) })]).refusals).toEqual([]);
  });
});

describe("adding the same item again", () => {
  const identity = fc.record({
    productId: fc.constantFrom("a", "b"),
    options: fc.constantFrom(["S"], ["M"], ["S", "M"], []),
    addonId: fc.constantFrom("", "hem"),
    modelId: fc.constantFrom("", "mine"),
    answers: fc.constantFrom([], [anAnswer()], [anAnswer({ value: "KA" })], [anAnswer({ colour: "Gold" })]),
  });
  const choice = fc.record({ identity, quantity: fc.integer({ min: 1, max: 500 }) });
  it("makes one item with the whole quantity, whatever is added in between", () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 20 }), (choices) => {
        const items = choices.reduce<readonly CartItem[]>(
          (cart, chosen, index) =>
            withItem(cart, aCartItem({ id: String(index), ...chosen.identity, quantity: chosen.quantity })).items,
          [],
        );
        for (const item of items) {
          expect(items.filter((other) => isSameItem(item, other))).toEqual([item]);
          const wanted = choices.filter((each) => isSameItem(item, each.identity));
          expect(item.quantity).toBe(wanted.reduce((sum, { quantity }) => sum + quantity, 0));
        }
      }),
    );
  });
});

describe("signing in", () => {
  const cart = (name: string) =>
    fc
      .uniqueArray(fc.integer({ min: 0, max: 150 }), { maxLength: CART_ITEMS_LIMIT })
      .map((ids) => ids.map((id) => aCartItem({ id: `${name}${id}`, productId: `p${id}` })));
  it("keeps all items of the browser, and those of the account that fit, each once", () => {
    fc.assert(
      fc.property(cart("kept"), cart("brought"), (kept, brought) => {
        const merged = mergedItems(kept, brought);
        const products = (items: readonly CartItem[]) => new Set(items.map(({ productId }) => productId));
        expect(merged).toEqual(expect.arrayContaining(brought));
        expect(products(merged).size).toBe(merged.length);
        expect(merged).toHaveLength(Math.min(CART_ITEMS_LIMIT, products([...kept, ...brought]).size));
      }),
    );
  });
});

it("prices a cart of a hundred items in less than ten milliseconds", () => {
  const items = Array.from({ length: 100 }, (_, index) => aCartItem({ id: String(index), productId: `p${index}` }));
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    refresh(items);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(10);
});
