import { storedCollectionSchema, storedMenuSchema } from "@/lib/contracts/content/stored-menu";
import { storedSegmentSchema } from "@/lib/contracts/content/stored-segment";
import { storedOptionalPictureSchema, storedPicturesSchema } from "@/lib/contracts/media/stored-picture";
import { storedAddonSchema, storedMeasurementSetSchema } from "@/lib/contracts/product/stored-addon";
import {
  storedFaqsSchema,
  storedFilterOptionsSchema,
  storedFootnotesSchema,
  storedVariantTypesSchema,
} from "@/lib/contracts/product/stored-product";
import { storedSizeChartSchema } from "@/lib/contracts/product/stored-size-chart";
import { storedSizingAssistantSchema } from "@/lib/contracts/product/stored-sizing-assistant";
import { storedSeoSchema } from "@/lib/contracts/site/seo-details";
import { rows } from "./demo-rows";

/** The total number of entries in all arrays inside `content`, at any depth. */
function entriesIn(content: unknown): number {
  if (Array.isArray(content)) return content.length + content.reduce((sum, entry) => sum + entriesIn(entry), 0);
  if (typeof content !== "object" || content === null) return 0;
  return Object.values(content).reduce((sum: number, part) => sum + entriesIn(part), 0);
}

const listsOf = (kind: string) => rows.sharedLists.filter((row) => row.kind === kind);

it.each(rows.products)("reads every field of $name as written", (product) => {
  expect(storedPicturesSchema.parse(product.pictures)).toHaveLength(entriesIn(product.pictures));
  expect(storedFootnotesSchema.parse(product.footnotes)).toEqual(product.footnotes);
  expect(storedFaqsSchema.parse(product.faqs)).toEqual(product.faqs);
  expect(storedVariantTypesSchema.parse(product.variantTypes)).toEqual(product.variantTypes);
  expect(storedSeoSchema.parse(product.seo).metaKeywords.length).toBeGreaterThan(2);
});

it.each(rows.categories)("reads the category $name as written", (category) => {
  expect(storedOptionalPictureSchema.parse(category.picture)).not.toBeNull();
  expect(storedFaqsSchema.parse(category.faqs)).toEqual(category.faqs);
});

it.each(rows.menus.map(({ content }) => content))("reads a menu entry with all of its links", (content) => {
  expect(entriesIn(storedMenuSchema.parse(content))).toBe(entriesIn(content));
});

it.each(rows.layouts)("reads the $type segment completely", (row) => {
  const segment = storedSegmentSchema.parse(row);
  // Parsing must lose no entries. (Missing hot spots become an empty array, which has no entries.)
  expect(entriesIn(segment)).toBe(entriesIn(row.content));
  const items = "items" in segment ? segment.items : [];
  expect(items.filter((item) => item.buttonText && !item.link)).toEqual([]);
});

it("shows every type of segment except the film, which does not exist", () => {
  expect(new Set(rows.layouts.map(({ type }) => type)).size).toBe(13);
});

it("reads all lists that products share", () => {
  for (const row of listsOf("collection")) {
    expect(entriesIn(storedCollectionSchema.parse(row))).toBe(entriesIn(row.content));
  }
  for (const row of listsOf("size_chart")) {
    const { measure_list, ...chart } = row.content as { measure_list: readonly { name: string; hint: string }[] };
    const read = storedSizeChartSchema.parse(row);
    expect(read).toMatchObject(chart);
    expect(read.measures).toMatchObject(measure_list.map(({ name, hint }) => ({ name, hint })));
    expect(read.measures.every(({ picture }) => picture !== null)).toBe(true);
  }
  for (const row of listsOf("addon")) expect(entriesIn(storedAddonSchema.parse(row))).toBe(entriesIn(row.content));
  for (const row of listsOf("sizing_assistant")) {
    for (const { setId, values } of storedSizingAssistantSchema.parse(row).standard) {
      const set = listsOf("measurement_set").find(({ id }) => id === setId);
      const measured = storedMeasurementSetSchema.parse(set).measurements.map(({ name }) => name);
      expect(values.map(({ name }) => name)).toEqual(measured);
    }
  }
  for (const row of listsOf("measurement_set")) {
    expect(entriesIn(storedMeasurementSetSchema.parse(row))).toBe(entriesIn(row.content));
  }
  expect(listsOf("offer").length).toBeGreaterThanOrEqual(5);
  expect(listsOf("gift_card")).toHaveLength(4);
  expect(listsOf("tax_rate").filter(({ content }) => (content as { primary: boolean }).primary)).toHaveLength(1);
});

it("refers only to existing addons, measurement sets, size charts and tax rates", () => {
  const idsOf = (kind: string) => listsOf(kind).map(({ id }) => id);
  expect(idsOf("addon")).toEqual(expect.arrayContaining(rows.products.flatMap(({ addonIds }) => addonIds ?? [])));
  expect(idsOf("size_chart")).toEqual(
    expect.arrayContaining(rows.products.flatMap(({ sizeChartId }) => sizeChartId ?? [])),
  );
  expect(idsOf("tax_rate")).toEqual(expect.arrayContaining(rows.products.map(({ taxRateId }) => taxRateId)));
  const sets = listsOf("addon").flatMap((row) => storedAddonSchema.parse(row).measurementSetIds);
  expect(idsOf("measurement_set")).toEqual(expect.arrayContaining(sets));
});

it("offers every filter value once, and colours with swatches", () => {
  const offered = rows.filterGroups.flatMap(({ id, options }) =>
    storedFilterOptionsSchema.parse(options).map(({ slug }) => `${id}:${slug}`),
  );
  expect(new Set(offered).size).toBe(offered.length);
  expect(new Set(offered)).toEqual(new Set(rows.products.flatMap(({ filterKeys }) => filterKeys ?? [])));
  const colours = rows.filterGroups.find(({ id }) => id === "colour");
  expect(storedFilterOptionsSchema.parse(colours?.options).every(({ swatch }) => swatch !== "")).toBe(true);
});
