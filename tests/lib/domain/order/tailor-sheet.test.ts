import { customizationOf } from "@/lib/domain/customization/customization";
import { tailorPages } from "@/lib/domain/order/tailor-sheet";
import { anAddon, anOption, anOptionGroup } from "../../../factories/addon";
import { aFitProfile, aMeasurementSet } from "../../../factories/fit-profile";
import { anOrder, anOrderItem } from "../../../factories/order";

const made = customizationOf({
  profile: aFitProfile({
    name: "Asha",
    forWhom: "My sister",
    choices: [{ group: "Neck", options: ["Round"] }],
    notes: [{ name: "Notes", value: "Loose sleeves" }],
  }),
  addon: anAddon({
    optionGroups: [anOptionGroup({ options: [anOption({ name: "Round" })] })],
    measurementSetIds: ["upper"],
    notes: [{ name: "Notes", required: false }],
  }),
  measurementSets: [aMeasurementSet()],
  unit: "Mts",
});
const customization = made.ok ? made.value : null;
const kurta = anOrderItem({
  addonId: "kurta",
  addonName: "Stitch a kurta",
  unit: "Mts",
  quantity: 390,
  additionalQuantity: 40,
  customization,
});

it("has a page for each item made for the shopper, with both units", () => {
  const pages = tailorPages(anOrder({ items: [anOrderItem(), kurta] }));
  expect(pages).toMatchObject([
    {
      quantity: "3.9 metres",
      extraCloth: "including 0.4 metres of extra cloth",
      profile: "Asha, My sister",
      measurementSets: [
        {
          name: "Upper body",
          rows: [
            { name: "Chest", measured: "38 in", converted: "96.5 cm" },
            { name: "Length", measured: "42 in", converted: "106.7 cm" },
          ],
        },
      ],
      choices: [{ group: "Neck", name: "Round" }],
      notes: [{ name: "Notes", value: "Loose sleeves" }],
    },
  ]);
});
it("has a page for fall and pico, which measures nothing", () => {
  const fall = anOrderItem({ addonId: "fall", addonName: "Fall and pico" });
  expect(tailorPages(anOrder({ items: [fall] }))).toMatchObject([{ work: "Fall and pico", measurementSets: [] }]);
});
it("leaves out what has been cancelled", () => {
  expect(tailorPages(anOrder({ items: [{ ...kurta, status: "c_confirmed" }] }))).toEqual([]);
});
