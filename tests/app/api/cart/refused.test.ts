import { insertProduct, insertVariant } from "../../../factories/product-row";
import { add, cartOf, change, remove, useCartShop, withInCart } from "../../../support/cart-shop";
import { aVisitor, told } from "../../../support/shopper";

useCartShop();

describe("hostile input is refused with a code and changes nothing", () => {
  const size = (value: string) => [{ name: "Size", value }];
  it.each<[string, object, number, string]>([
    ["nothing at all", {}, 400, "request_invalid"],
    ["no quantity", { product_id: "stole" }, 400, "request_invalid"],
    ["a quantity of 0", { product_id: "stole", quantity: 0 }, 400, "request_invalid"],
    ["a negative quantity", { product_id: "stole", quantity: -1 }, 400, "request_invalid"],
    ["a quantity as text", { product_id: "stole", quantity: "1" }, 400, "request_invalid"],
    ["a third of a centimetre", { product_id: "cloth", quantity: 0.503 }, 400, "request_invalid"],
    ["a quantity too small to be written", { product_id: "cloth", quantity: 5e-324 }, 400, "request_invalid"],
    ["a huge quantity", { product_id: "stole", quantity: 10_001 }, 400, "request_invalid"],
    ["a quantity beyond numbers", { product_id: "stole", quantity: 1e308 }, 400, "request_invalid"],
    ["half a stole", { product_id: "stole", quantity: 1.5 }, 422, "quantity_off_step"],
    ["less than the minimum", { product_id: "yarn", quantity: 0.25 }, 422, "quantity_below_minimum"],
    ["more than there is", { product_id: "stole", quantity: 11 }, 422, "too_few_left"],
    ["pieces of what is sold by the metre", { product_id: "cloth", quantity: 1, unit: "Pcs" }, 422, "unit_wrong"],
    ["an unknown product", { product_id: "none", quantity: 1 }, 404, "product_unknown"],
    ["a draft product", { product_id: "draft", quantity: 1 }, 404, "product_unknown"],
    ["a product of another store", { product_id: "theirs", quantity: 1 }, 404, "product_unknown"],
    ["a product with a null character", { product_id: "a\0b", quantity: 1 }, 400, "request_invalid"],
    ["a product id that is not a string", { product_id: { $ne: "" }, quantity: 1 }, 400, "request_invalid"],
    ["no variant of a product with variants", { product_id: "kurta", quantity: 1 }, 422, "variant_unknown"],
    [
      "a variant of a product without variants",
      { product_id: "stole", quantity: 1, variant_types: size("S") },
      422,
      "variant_unknown",
    ],
    [
      "a variant twice",
      { product_id: "kurta", quantity: 1, variant_types: [...size("S"), ...size("M")] },
      422,
      "variant_unknown",
    ],
    ["a variant that is not sold", { product_id: "kurta", quantity: 1, variant_types: size("L") }, 422, "not_sold"],
    ["an invented variant", { product_id: "kurta", quantity: 1, variant_types: size("{S}") }, 422, "not_sold"],
    ["a variant that is sold out", { product_id: "kurta", quantity: 1, variant_types: size("M") }, 422, "sold_out"],
    ["an unknown addon", { product_id: "stole", quantity: 1, addon_id: "none" }, 422, "addon_unknown"],
    ["an addon of other products", { product_id: "cloth", quantity: 1, addon_id: "hem" }, 422, "addon_unknown"],
    [
      "a made-to-measure addon without measurements",
      { product_id: "stole", quantity: 1, addon_id: "kurta" },
      422,
      "model_needed",
    ],
    [
      "an unknown fit profile",
      { product_id: "stole", quantity: 1, addon_id: "kurta", model_id: "x" },
      422,
      "model_unknown",
    ],
  ])("%s", async (_case, body, status, code) => {
    const { shopper } = await withInCart({ product_id: "cloth", quantity: 1 });
    const before = await cartOf(shopper);
    expect(await told(await add(shopper, body))).toEqual([status, code]);
    expect(await cartOf(shopper)).toEqual(before);
  });
  it.each([0, -1, 1.5, 10_001, "2", null, 99])("a change to %j", async (quantity) => {
    const { shopper, id } = await withInCart({ product_id: "stole", quantity: 1 });
    expect((await change(shopper, id, quantity)).status).toBeGreaterThanOrEqual(400);
    expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 1 }]);
  });
  it.each(["none", "a\0b", "x".repeat(65)])("a change of the item %j", async (id) => {
    const { shopper } = await withInCart({ product_id: "stole", quantity: 1 });
    for (const answer of [await change(shopper, id, 2), await remove(shopper, id)]) {
      expect([400, 404]).toContain(answer.status);
    }
    expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 1 }]);
  });
  it("a change of an item in another visitor's cart", async () => {
    const { shopper, id } = await withInCart({ product_id: "stole", quantity: 1 });
    const other = await aVisitor();
    await add(other, { product_id: "cloth", quantity: 1 });
    expect(await told(await change(other, id, 3))).toEqual([404, "item_unknown"]);
    expect(await told(await remove(other, id))).toEqual([404, "item_unknown"]);
    expect((await cartOf(shopper)).items).toMatchObject([{ item_id: id, quantity: 1 }]);
  });
  it("a sum above the largest quantity", async () => {
    await insertProduct({ id: "endless", stock: null });
    const { shopper, id } = await withInCart({ product_id: "endless", quantity: 10_000 });
    expect(await told(await add(shopper, { product_id: "endless", quantity: 1 }))).toEqual([
      422,
      "quantity_above_maximum",
    ]);
    expect((await cartOf(shopper)).items).toMatchObject([{ item_id: id, quantity: 10_000 }]);
  });
});

describe("several tabs", () => {
  it("add to one item fifty times in parallel, exactly up to the stock", async () => {
    await insertProduct({ id: "race", stock: 4_000 });
    const shopper = await aVisitor();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => add(shopper, { product_id: "race", quantity: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect((await cartOf(shopper)).items).toMatchObject([{ product_id: "race", quantity: 40, refusal: null }]);
  });
  it("fill a cart in parallel, exactly up to a hundred items", async () => {
    await insertProduct({ id: "many", variantTypes: [{ name: "No", options: ["0"] }] });
    for (let number = 0; number < 110; number++) {
      await insertVariant({ id: `many-${number}`, productId: "many", options: [String(number)] });
    }
    const shopper = await aVisitor();
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, number) =>
        add(shopper, { product_id: "many", variant_types: [{ name: "No", value: String(number) }], quantity: 1 }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(await Promise.all(refused.map(told))).toEqual(Array(10).fill([422, "bag_full"]));
    expect((await cartOf(shopper)).items).toHaveLength(100);
  }, 30_000);
});
