import { quantityRefusal, withExtraCloth } from "@/lib/domain/pricing/quantity";

const RULES = { minQuantity: { Pcs: 100, Mts: 75, Kgs: 25 }, stepQuantity: { Pcs: 100, Mts: 50, Kgs: 20 } };

it.each([
  { chosen: 225, extra: 0, bought: 225 }, // no extra cloth, so not rounded to 2.3 m
  { chosen: 250, extra: 30, bought: 280 },
  { chosen: 225, extra: 20, bought: 250 }, // 2.45 m; the half is rounded up to 2.5 m
  { chosen: 225, extra: 19, bought: 240 },
  { chosen: 250, extra: 1, bought: 250 },
  { chosen: 225, extra: 1, bought: 230 },
])("buys $bought hundredths for $chosen and $extra of extra cloth", ({ chosen, extra, bought }) => {
  expect(withExtraCloth(chosen, extra)).toBe(bought);
});

it.each([
  { unit: "Pcs", quantity: 100, additionalQuantity: 0, refusal: null },
  { unit: "Pcs", quantity: 300, additionalQuantity: 0, refusal: null },
  { unit: "Pcs", quantity: 99, additionalQuantity: 0, refusal: "quantity_below_minimum" },
  { unit: "Pcs", quantity: 150, additionalQuantity: 0, refusal: "quantity_off_step" },
  { unit: "Mts", quantity: 75, additionalQuantity: 0, refusal: null },
  { unit: "Mts", quantity: 125, additionalQuantity: 0, refusal: null }, // steps are counted from the minimum
  { unit: "Mts", quantity: 100, additionalQuantity: 0, refusal: "quantity_off_step" },
  { unit: "Mts", quantity: 74, additionalQuantity: 0, refusal: "quantity_below_minimum" },
  { unit: "Mts", quantity: 110, additionalQuantity: 30, refusal: null }, // 0.75 + 0.3 m, rounded up to tenths
  { unit: "Mts", quantity: 100, additionalQuantity: 30, refusal: "quantity_below_minimum" },
  { unit: "Mts", quantity: 80, additionalQuantity: 1, refusal: null },
  { unit: "Kgs", quantity: 45, additionalQuantity: 0, refusal: null },
  { unit: "Kgs", quantity: 55, additionalQuantity: 0, refusal: "quantity_off_step" },
] as const)("answers $refusal for $quantity hundredths ($unit), extra cloth $additionalQuantity", (line) => {
  const { refusal, ...item } = line;
  expect(quantityRefusal(item, RULES)).toBe(refusal);
});

it.each([
  { quantity: 200, refusal: null },
  { quantity: 250, refusal: null },
  { quantity: 150, refusal: "quantity_below_minimum" },
  { quantity: 275, refusal: "quantity_off_step" },
  { quantity: 225, stepQuantity: 25, refusal: null },
  { quantity: 225, refusal: "quantity_off_step" },
  { quantity: 75, minQuantity: 0, refusal: null }, // 0 leaves the store's minimum of 0.75 m
  { quantity: 50, minQuantity: 0, refusal: "quantity_below_minimum" },
  { quantity: 25, minQuantity: 25, stepQuantity: 25, refusal: null }, // below the store's minimum, as the owner wants
])("answers $refusal for $quantity hundredths of cloth sold from $minQuantity on", ({ refusal, ...item }) => {
  const cloth = { unit: "Mts", additionalQuantity: 0, minQuantity: 200, ...item } as const;
  expect(quantityRefusal(cloth, RULES)).toBe(refusal);
});
