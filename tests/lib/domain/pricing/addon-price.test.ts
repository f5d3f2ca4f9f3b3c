import { ADDONS } from "@/demo/products/addons";
import { storedAddonSchema } from "@/lib/contracts/product/stored-addon";
import { type AddonChoice, addonPrice, chosenOptions } from "@/lib/domain/pricing/addon-price";
import { extraCloth } from "@/lib/domain/pricing/extra-cloth";
import type { Addon } from "@/lib/domain/product/addon";

const addon = (id: keyof typeof ADDONS) => storedAddonSchema.parse({ id, content: ADDONS[id] });
const KURTA = addon("stitch-kurta");
const BASE = [
  { group: "Neck", options: ["Band collar"] },
  { group: "Opening", options: ["Half placket"] },
  { group: "Sleeves", options: ["Full"] },
  { group: "Lining", options: ["Unlined"] },
];
const choose = (...changes: { group: string; options: string[] }[]) => [
  ...BASE.filter(({ group }) => !changes.some((change) => change.group === group)),
  ...changes,
];
const price = (choices: readonly AddonChoice[], of: Pick<Addon, "price" | "optionGroups"> = KURTA) => {
  const chosen = chosenOptions(of, choices);
  return chosen.ok ? addonPrice(of, chosen.value) : chosen;
};

it("charges only the stitching for a plain kurta", () => {
  expect(price(BASE)).toBe(85_000);
});
it("adds the prices of all chosen options", () => {
  const dear = choose(
    { group: "Neck", options: ["Shirt collar"] }, // adds 80 rupees
    { group: "Opening", options: ["Full placket"] }, // adds 120 rupees
    { group: "Pockets", options: ["Chest", "Left side seam"] }, // adds 40 rupees
    { group: "Lining", options: ["Kora cotton lining"] }, // adds 350 rupees
  );
  expect(price(dear)).toBe(85_000 + 8_000 + 12_000 + 4_000 + 35_000);
});

it.each([
  { case: "an unknown group", changes: { group: "Buttons", options: [] }, refusal: { code: "option_unknown" } },
  {
    case: "an unknown option",
    changes: { group: "Neck", options: ["Ruff"] },
    refusal: { code: "option_unknown", field: "Neck" },
  },
  {
    case: "an option of another neck",
    changes: { group: "Opening", options: ["Full placket"] },
    refusal: { code: "option_unknown", field: "Opening" },
  },
  {
    case: "the same option twice",
    changes: { group: "Pockets", options: ["Chest", "Chest"] },
    refusal: { code: "option_unknown", field: "Pockets" },
  },
  {
    case: "two options of an either-or group",
    changes: { group: "Sleeves", options: ["Full", "Half"] },
    refusal: { code: "option_count", field: "Sleeves" },
  },
  {
    case: "no option of an either-or group",
    changes: { group: "Sleeves", options: [] },
    refusal: { code: "option_count", field: "Sleeves" },
  },
  {
    case: "three options where the limit is two",
    changes: { group: "Pockets", options: ["Left side seam", "Right side seam", "Chest"] },
    refusal: { code: "option_count", field: "Pockets" },
  },
])("refuses $case", ({ changes, refusal }) => {
  expect(price(choose(changes))).toEqual({ ok: false, ...refusal });
});

it("requires exactly the number of options of a mandatory group", () => {
  const trousers = addon("stitch-trousers");
  const withPockets = (...options: string[]) =>
    price(
      [
        { group: "Waist", options: ["Drawstring"] },
        { group: "Front", options: ["Two pleats"] },
        { group: "Pockets", options },
      ],
      trousers,
    );
  expect(withPockets("Left side", "Back left")).toBe(90_000 + 6_000);
  const refusal = { ok: false, code: "option_count", field: "Pockets" };
  expect(withPockets("Left side")).toEqual(refusal);
  expect(withPockets("Left side", "Right side", "Back left")).toEqual(refusal);
});

it("accepts any number in a multiple group, and adds up a group named twice", () => {
  const shirt = addon("stitch-shirt");
  const rest = [
    { group: "Collar", options: ["Classic"] },
    { group: "Sleeves", options: ["Half"] },
  ];
  expect(price(rest, shirt)).toBe(95_000);
  const pockets = ["Left chest", "Right chest", "Pen slot"];
  expect(price([...rest, ...pockets.map((name) => ({ group: "Pockets", options: [name] }))], shirt)).toBe(101_000);
});

const option = (name: string, linkTo = "all") => ({ name, price: 1, additionalQuantity: 0, linkTo, picture: null });
it.each(["either_or", "mandatory"] as const)("skips a group (%s) left without options", (type) => {
  const optionGroups = [
    { name: "Neck", type: "either_or" as const, limit: 0, options: [option("Round"), option("Square")] },
    { name: "Piping", type, limit: 2, options: [option("Thin", "Square"), option("Thick", "Square")] },
  ];
  expect(price([{ group: "Neck", options: ["Round"] }], { price: 10, optionGroups })).toBe(11);
  expect(price([{ group: "Neck", options: ["Square"] }], { price: 10, optionGroups })).toMatchObject({
    code: "option_count",
  });
});

const CHEST = [
  { unit: "cms", above: 110, upTo: 130, additionalQuantity: 50 },
  { unit: "cms", above: 100, upTo: 140, additionalQuantity: 30 },
  { unit: "inches", above: 43, upTo: 51, additionalQuantity: 40 },
] as const;

it.each([
  { value: 110, unit: "cms", cloth: 30 }, // "above 110" does not include 110
  { value: 110.1, unit: "cms", cloth: 50 }, // the first condition that is met counts
  { value: 130, unit: "cms", cloth: 50 },
  { value: 130.1, unit: "cms", cloth: 30 },
  { value: 141, unit: "cms", cloth: 0 }, // none met: no extra
  { value: 44, unit: "inches", cloth: 40 },
  { value: 44, unit: "cms", cloth: 0 },
] as const)("needs $cloth hundredths more for a chest of $value $unit", ({ value, unit, cloth }) => {
  expect(extraCloth([{ value, conditions: CHEST }], unit, [])).toBe(cloth);
});
it("adds the extra cloth of all measurements and options", () => {
  const taken = [
    { value: 120, conditions: CHEST },
    { value: 105, conditions: CHEST },
  ];
  expect(extraCloth(taken, "cms", [{ additionalQuantity: 20 }, { additionalQuantity: 5 }])).toBe(105);
});
