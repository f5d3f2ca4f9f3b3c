import { storedCollectionSchema, storedMenuSchema } from "@/lib/contracts/content/stored-menu";
import { storedAddonSchema, storedMeasurementSetSchema } from "@/lib/contracts/product/stored-addon";
import { storedSizeChartSchema } from "@/lib/contracts/product/stored-size-chart";

const silk = { name: "Silk", link: { link_type: "category", slug: "silk" } };

it("reads a menu entry and skips missing names", () => {
  expect(
    storedMenuSchema.parse({
      name: "Cloth",
      link: { link_type: "internal", path: "javascript:x" },
      columns: [{ name: "By fibre", links: [silk, {}] }, { links: [silk] }],
      pictures: [{ picture: { src: "a.webp" }, heading: "New" }, { heading: "no picture" }],
    }),
  ).toEqual({
    name: "Cloth",
    link: null,
    columns: [{ name: "By fibre", link: null, links: [{ name: "Silk", link: { kind: "category", slug: "silk" } }] }],
    pictures: [
      {
        picture: { src: "a.webp", width: 900, height: 1060, alt: "" },
        heading: "New",
        subHeading: "",
        buttonText: "",
        link: null,
      },
    ],
  });
  expect(storedMenuSchema.safeParse({ columns: [] }).success).toBe(false);
});

it("reads a collection from its row", () => {
  expect(storedCollectionSchema.parse({ id: "weaves", content: { name: "Weaves", options: [silk, 4] } })).toEqual({
    id: "weaves",
    name: "Weaves",
    options: [{ name: "Silk", link: { kind: "category", slug: "silk" } }],
  });
});

it("reads a size chart with numbers and words, and refuses one without rows", () => {
  const content = {
    name: "Kurtas",
    unit: "cm",
    rows: [
      ["Size", "Chest"],
      ["S", 96],
    ],
  };
  expect(storedSizeChartSchema.parse({ id: "kurtas", content })).toEqual({
    id: "kurtas",
    name: "Kurtas",
    unit: "cm",
    description: "",
    measures: [],
    rows: [
      ["Size", "Chest"],
      ["S", "96"],
    ],
  });
  expect(storedSizeChartSchema.safeParse({ id: "kurtas", content: { ...content, rows: [] } }).success).toBe(false);
});

it("reads an addon with prices in paise and cloth in hundredths", () => {
  const addon = storedAddonSchema.parse({
    id: "kurta",
    rank: 1,
    content: {
      name: "Kurta",
      price: 450.5,
      min_stock: 2.5,
      custom_list: [
        { name: "Sleeve", type: "either_or", option_list: [{ name: "Long", price: 60, additional_qty: 0.2 }, {}] },
        { name: "No such kind", type: "any" },
      ],
      mm_list: [{ mmset_id: "upper" }, {}],
      notes_list: [{ name: "Anything else?" }],
    },
  });
  expect(addon).toMatchObject({ price: 45_050, minStock: 250, measurementSetIds: ["upper"] });
  expect(addon.notes).toEqual([{ name: "Anything else?", required: false }]);
  expect(addon.optionGroups).toEqual([
    {
      name: "Sleeve",
      type: "either_or",
      limit: 0,
      options: [{ name: "Long", price: 6_000, additionalQuantity: 20, linkTo: "all", picture: null }],
    },
  ]);
});

it("reads measurements and when they need extra cloth", () => {
  const set = storedMeasurementSetSchema.parse({
    id: "upper",
    rank: 0,
    content: {
      name: "Upper body",
      units: [{ name: "cms", max_value: 180 }, { name: "ells" }],
      list: [{ name: "Chest", conditions: [{ unit: "cms", mm_from: 110, mm_to: 130, additional_qty: 0.5 }, {}] }],
    },
  });
  expect(set.units).toEqual([{ name: "cms", maxValue: 180 }]);
  expect(set.measurements).toEqual([
    {
      name: "Chest",
      hint: "",
      picture: null,
      usual: [],
      conditions: [{ unit: "cms", above: 110, upTo: 130, additionalQuantity: 50 }],
    },
  ]);
});
