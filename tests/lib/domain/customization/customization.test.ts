import fc from "fast-check";
import { ADDONS } from "@/demo/products/addons";
import { storedAddonSchema } from "@/lib/contracts/product/stored-addon";
import { customizationOf, hasMeasurementsFor } from "@/lib/domain/customization/customization";
import { withPreselected } from "@/lib/domain/customization/steps";
import type { Addon } from "@/lib/domain/product/addon";
import { anAddon, anOption, anOptionGroup } from "../../../factories/addon";
import { aFitProfile, aMeasurementSet } from "../../../factories/fit-profile";

const sleeves = anOptionGroup({
  name: "Sleeves",
  options: [anOption({ name: "Half" }), anOption({ name: "Full", price: 5_000, additionalQuantity: 30 })],
});
const kurta = anAddon({ optionGroups: [sleeves], measurementSetIds: ["upper"] });
const half = [{ group: "Sleeves", options: ["Half"] }];
const full = [{ group: "Sleeves", options: ["Full"] }];
const chest = (value: number, unit: "inches" | "cms" = "inches") => ({
  unit,
  measurements: [
    {
      setId: "upper",
      values: [
        { name: "Chest", value },
        { name: "Length", value: 42 },
      ],
    },
  ],
});
const made = (profile: Parameters<typeof aFitProfile>[0], addon: Addon = kurta, unit: "Mts" | "Pcs" = "Mts") =>
  customizationOf({ profile: aFitProfile(profile), addon, measurementSets: [aMeasurementSet()], unit });

it.each([
  { case: "nothing special", profile: { ...chest(38), choices: half }, price: 85_000, extra: 0 },
  { case: "a dear option that needs cloth", profile: { ...chest(38), choices: full }, price: 90_000, extra: 30 },
  {
    case: "exactly the lower bound, which is not met",
    profile: { ...chest(40), choices: half },
    price: 85_000,
    extra: 0,
  },
  { case: "a large chest", profile: { ...chest(42), choices: half }, price: 85_000, extra: 50 },
  {
    case: "the first condition of two that are met",
    profile: { ...chest(46), choices: half },
    price: 85_000,
    extra: 50,
  },
  { case: "the second condition alone", profile: { ...chest(46.1), choices: half }, price: 85_000, extra: 75 },
  {
    case: "centimetres, by their own conditions",
    profile: { ...chest(110, "cms"), choices: full },
    price: 90_000,
    extra: 80,
  },
])("prices $case", ({ profile, price, extra }) => {
  expect(made(profile)).toMatchObject({ ok: true, value: { price, additionalQuantity: extra } });
});

it("needs no extra cloth for a piece, which cannot be cut", () => {
  expect(made({ ...chest(46), choices: full }, kurta, "Pcs")).toMatchObject({ value: { additionalQuantity: 0 } });
});
it("keeps names, values and prices as they are now", () => {
  expect(made({ ...chest(42), choices: full, forWhom: "My sister" })).toMatchObject({
    value: {
      modelId: "asha",
      addonName: "Stitch a kurta",
      profileName: "Asha",
      forWhom: "My sister",
      unit: "inches",
      measurementSets: [
        { name: "Upper body", measurements: [{ name: "Chest", value: 42, additionalQuantity: 50 }, {}] },
      ],
      optionGroups: [{ name: "Sleeves", options: [{ name: "Full", price: 5_000, additionalQuantity: 30 }] }],
    },
  });
});
it("is outdated once an option that was chosen is gone", () => {
  expect(made({ ...chest(38), choices: [{ group: "Sleeves", options: ["Puffed"] }] })).toMatchObject({
    code: "model_outdated",
  });
});
it("is good for another addon that asks for the same", () => {
  const shirt = anAddon({ id: "shirt", price: 95_000, measurementSetIds: ["upper"] });
  expect(made({ ...chest(38), choices: full }, shirt)).toMatchObject({ value: { price: 95_000, optionGroups: [] } });
});
it("is not good for another addon whose options were not chosen, but has its measurements", () => {
  const coat = anAddon({ id: "coat", optionGroups: [anOptionGroup({ name: "Lapel" })], measurementSetIds: ["upper"] });
  const profile = aFitProfile({ ...chest(38), choices: half });
  expect(made(profile, coat)).toMatchObject({ code: "model_outdated" });
  expect(hasMeasurementsFor(profile, coat, [aMeasurementSet()])).toBe(true);
  expect(
    hasMeasurementsFor(profile, anAddon({ measurementSetIds: ["lower"] }), [aMeasurementSet({ id: "lower" })]),
  ).toBe(false);
});

it("always costs the sum of its parts and never less cloth", () => {
  const addons = Object.entries(ADDONS).map(([id, content]) => storedAddonSchema.parse({ id, content }));
  const addon = fc.constantFrom(...addons.map((each) => ({ ...each, measurementSetIds: ["upper"] })));
  fc.assert(
    fc.property(addon, fc.integer({ min: 1, max: 600 }), fc.nat(), (stitching, tenths, seed) => {
      const wished = stitching.optionGroups.map(({ name, options }) => ({
        group: name,
        options: options.filter((_, index) => index === seed % options.length).map((option) => option.name),
      }));
      const choices = withPreselected(stitching, wished);
      const notes = stitching.notes.map(({ name }) => ({ name, value: "For Asha" }));
      const customization = customizationOf({
        profile: aFitProfile({ addonId: stitching.id, ...chest(tenths / 10), choices, notes }),
        addon: stitching,
        measurementSets: [aMeasurementSet()],
        unit: "Mts",
      });
      if (!customization.ok) return expect(stitching.optionGroups.some(({ type }) => type === "mandatory")).toBe(true);
      const { price, additionalQuantity, optionGroups, measurementSets } = customization.value;
      const options = optionGroups.flatMap((group) => group.options);
      const parts = [...options, ...measurementSets.flatMap(({ measurements }) => measurements)];
      expect(price).toBe(stitching.price + options.reduce((sum, option) => sum + option.price, 0));
      expect(additionalQuantity).toBe(parts.reduce((sum, part) => sum + part.additionalQuantity, 0));
      expect(additionalQuantity).toBeGreaterThanOrEqual(0);
    }),
  );
});
