import { DELETE as deleteProfile, PUT as saveProfile } from "@/app/api/fit-profiles/[model_id]/route";
import { POST as addProfile } from "@/app/api/fit-profiles/route";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { insertProduct } from "../../factories/product-row";
import { add, cartOf, change, read, useCartShop } from "../../support/cart-shop";
import { aVisitor, type Shopper, told } from "../../support/shopper";

useCartShop();

beforeAll(async () => {
  await insertProduct({
    id: "linen",
    unit: "Mts",
    sellingPrice: 30_000,
    stock: 1_000,
    addonIds: ["long-kurta", "fall"],
  });
  await insertProduct({ id: "short", unit: "Mts", sellingPrice: 30_000, stock: 350, addonIds: ["long-kurta"] });
  await insertProduct({ id: "must", addonIds: ["fall"], addonMust: true });
  await insertProduct({ id: "must-too", addonIds: ["rare"], addonMust: true });
  const list = [
    { name: "Chest", conditions: [{ unit: "inches", mm_from: 40, mm_to: 60, additional_qty: 0.35 }] },
    { name: "Length" },
  ];
  const units = [{ name: "inches", max_value: 60 }];
  const sleeves = { name: "Sleeves", type: "either_or", option_list: [{ name: "Half" }, { name: "Full", price: 50 }] };
  const kurta = { name: "Long kurta", price: 850, custom_list: [sleeves], mm_list: [{ mmset_id: "top" }] };
  await getDatabase()
    .insert(sharedLists)
    .values([
      { storeId: "nila-loom", kind: "addon", id: "long-kurta", content: kurta },
      { storeId: "nila-loom", kind: "addon", id: "fall", content: { name: "Fall and pico", price: 220 } },
      { storeId: "nila-loom", kind: "addon", id: "rare", content: { name: "Rare", price: 1, min_stock: 100 } },
      { storeId: "nila-loom", kind: "measurement_set", id: "top", content: { name: "Top", units, list } },
    ]);
});

const asha = (chest: number, sleeves = "Full") => ({
  name: "Asha",
  addon_id: "long-kurta",
  mm_unit: "inches",
  mm_sets: [
    {
      mmset_id: "top",
      list: [
        { name: "Chest", value: chest },
        { name: "Length", value: 42 },
      ],
    },
  ],
  custom_list: [{ name: "Sleeves", value: [sleeves] }],
});

async function withProfile(chest: number): Promise<{ shopper: Shopper; model_id: string }> {
  const shopper = await aVisitor();
  const added = await shopper.ask(addProfile, { method: "POST", body: asha(chest) });
  return { shopper, model_id: (await added.json()).model.model_id };
}
const stitched = (model_id: string, quantity = 3.5) => ({
  product_id: "linen",
  quantity,
  addon_id: "long-kurta",
  model_id,
  addon_price: 1,
});

it("charges the addon with the options of the profile, whatever price was sent", async () => {
  const { shopper, model_id } = await withProfile(38);
  const { items } = await read(add(shopper, stitched(model_id)));
  expect(items).toMatchObject([
    { quantity: 3.5, additional_qty: 0, quantity_fixed: false, addon_price: 900, line_total: 3.5 * 300 + 900 },
  ]);
  expect(items[0]?.customized_model).toMatchObject({
    name: "Asha",
    price: 900,
    mm_unit: "inches",
    mm_sets: [
      {
        name: "Top",
        list: [
          { name: "Chest", value: 38 },
          { name: "Length", value: 42 },
        ],
      },
    ],
    custom_list: [{ name: "Sleeves", value: [{ name: "Full", price: 50 }] }],
  });
});

it("adds the extra cloth, rounded to tenths, and fixes the quantity", async () => {
  const { shopper, model_id } = await withProfile(44);
  const { items } = await read(add(shopper, stitched(model_id)));
  expect(items).toMatchObject([
    { quantity: 3.9, additional_qty: 0.4, quantity_fixed: true, line_total: 3.9 * 300 + 900, refusal: null },
  ]);
  expect(await told(await change(shopper, items[0]?.item_id ?? "", 3))).toEqual([422, "quantity_fixed"]);
});

it("follows a changed profile, and says that the price has changed", async () => {
  const { shopper, model_id } = await withProfile(38);
  await read(add(shopper, stitched(model_id)));
  await shopper.ask(saveProfile, { method: "PUT", params: { model_id }, body: asha(44, "Half") });
  const { items } = await cartOf(shopper);
  expect(items).toMatchObject([{ quantity: 3.9, addon_price: 850 }]);
});

it("replaces the quantity of cloth for the same garment", async () => {
  const { shopper, model_id } = await withProfile(38);
  await read(add(shopper, stitched(model_id)));
  const { items, notices } = await read(add(shopper, stitched(model_id, 4)));
  expect([items.map(({ quantity }) => quantity), notices]).toEqual([[4], []]);
});

it("counts extra cloth against the stock", async () => {
  const { shopper, model_id } = await withProfile(44);
  expect(await told(await add(shopper, { ...stitched(model_id), product_id: "short" }))).toEqual([422, "too_few_left"]);
});

it.each([
  { case: "without a profile", body: { model_id: "" }, code: "model_needed" },
  { case: "with a profile that does not exist", body: { model_id: "none" }, code: "model_unknown" },
  { case: "with a profile but no addon", body: { addon_id: "" }, code: "model_unknown" },
  { case: "with a profile for an addon that needs none", body: { addon_id: "fall" }, code: "model_unknown" },
  { case: "with an addon of another product", body: { addon_id: "hem" }, code: "addon_unknown" },
])("refuses cloth $case as $code", async ({ body, code }) => {
  const { shopper, model_id } = await withProfile(38);
  expect(await told(await add(shopper, { ...stitched(model_id), ...body }))).toEqual([422, code]);
});

it("refuses the profile of somebody else", async () => {
  const { model_id } = await withProfile(38);
  expect(await told(await add(await aVisitor(), stitched(model_id)))).toEqual([422, "model_unknown"]);
});

it("keeps an item whose profile was deleted out of the total, and says why", async () => {
  const { shopper, model_id } = await withProfile(38);
  await read(add(shopper, stitched(model_id)));
  await shopper.ask(deleteProfile, { method: "DELETE", params: { model_id } });
  const cart = await cartOf(shopper);
  expect(cart.items).toMatchObject([{ refusal: "model_unknown", line_total: null }]);
  expect(cart.refusals).toContain("item_unavailable");
});

it("sells an addon that asks nothing with one call", async () => {
  const { items } = await read(add(await aVisitor(), { product_id: "linen", quantity: 5, addon_id: "fall" }));
  expect(items).toMatchObject([{ addon_name: "Fall and pico", addon_price: 220, line_total: 1_720 }]);
});

it("insists on an addon where one has to be chosen, unless none is left", async () => {
  expect(await told(await add(await aVisitor(), { product_id: "must", quantity: 1 }))).toEqual([422, "addon_needed"]);
  const chosen = await read(add(await aVisitor(), { product_id: "must", quantity: 1, addon_id: "fall" }));
  expect(chosen.items).toMatchObject([{ unit_price: 1_220 }]);
  const without = await read(add(await aVisitor(), { product_id: "must-too", quantity: 1 }));
  expect(without.items).toMatchObject([{ addon_price: null, refusal: null }]);
});
