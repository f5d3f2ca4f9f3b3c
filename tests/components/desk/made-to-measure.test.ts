import { madeLines } from "@/components/desk/made-to-measure/made";
import { orderToWire } from "@/lib/contracts/order/wire";
import { anOrder, anOrderItem } from "@/tests/factories/order";

const linesOf = (overrides: Parameters<typeof anOrderItem>[0]) => {
  const [item] = orderToWire(anOrder({ items: [anOrderItem(overrides)] })).item_list;
  if (!item) throw new Error("no item");
  return madeLines(item);
};

it("says nothing about an item as it comes", () => {
  expect(linesOf({})).toEqual([]);
});

it("names measurements with their unit, choices and notes", () => {
  const customization = {
    modelId: "model",
    addonId: "blouse",
    addonName: "Blouse stitching",
    profileName: "Asha",
    forWhom: "",
    price: 60_000,
    unit: "inches" as const,
    additionalQuantity: 0,
    measurementSets: [
      {
        id: "front",
        name: "Front",
        picture: null,
        measurements: [
          { name: "Bust", value: 34.5, additionalQuantity: 0 },
          { name: "Length", value: 15, additionalQuantity: 0 },
        ],
      },
    ],
    optionGroups: [{ name: "Neck", options: [{ name: "Boat", picture: null, price: 0, additionalQuantity: 0 }] }],
    notes: [{ name: "Note", value: "Loose at the arms" }],
  };
  expect(linesOf({ customization })).toEqual([
    "Blouse stitching, Asha",
    "Front: Bust 34.5″, Length 15″",
    "Neck: Boat",
    "Note: Loose at the arms",
  ]);
  expect(linesOf({ customization: { ...customization, unit: "cms" } })[1]).toBe("Front: Bust 34.5 cm, Length 15 cm");
});

it("names what is written on it, with its thread, and a picture as such", () => {
  const part = { price: 0, colour: null, lettering: null };
  const personalization = {
    price: 0,
    parts: [
      { ...part, kind: "text" as const, name: "Initials", value: "AR", colour: { name: "Indigo", code: "#27396b" } },
      { ...part, kind: "file" as const, name: "Drawing", value: "5f3c" },
    ],
  };
  const lines = linesOf({ personalization });
  expect(lines[0]).toMatch(/^Initials: AR, Indigo/);
  expect(lines[1]).toBe("Drawing: a picture");
});
