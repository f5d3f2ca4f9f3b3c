import { eq } from "drizzle-orm";
import { DELETE, POST as formItem, PATCH } from "@/app/api/cart/items/[item_id]/route";
import { POST } from "@/app/api/cart/items/route";
import { PATCH as changeCart, GET, POST as postCart } from "@/app/api/cart/route";
import { type CartWire, cartWireSchema } from "@/lib/contracts/cart/calls";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { products, variants } from "@/lib/database/schema/product";
import { insertProduct, insertVariant } from "../../factories/product-row";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { aVisitor, type Shopper, told } from "../../support/shopper";

useTestDatabase();

beforeAll(async () => {
  const application_setting = {
    min_checkout_value: 500,
    max_shipping_weight: 2,
    gift_wrapping_charges: 40,
    min_qty: { Mts: 0.5 },
    step_qty: { Mts: 0.5 },
  };
  await insertStore("nila-loom", { details: storeDetails(application_setting) });
  await insertStore("another");
  await insertProduct({
    id: "stole",
    name: "Blue stole",
    stock: 1_000,
    weightGrams: 200,
    addonIds: ["hem", "kurta"],
    pictures: [{ src: "products/stole.webp", width: 900, height: 1060, alt: "" }],
  });
  await insertProduct({ id: "cloth", unit: "Mts", sellingPrice: 30_000, stock: 1_000, weightGrams: 150 });
  await insertProduct({ id: "kurta", variantTypes: [{ name: "Size", options: ["S", "M", "L"] }] });
  await insertVariant({ id: "kurta-s", productId: "kurta", options: ["S"], sku: "K-S", stock: 200 });
  await insertVariant({ id: "kurta-m", productId: "kurta", options: ["M"], discountedPrice: 90_000, stock: 0 });
  await insertProduct({ id: "yarn", unit: "Kgs" });
  await insertProduct({ id: "draft", status: "draft" });
  await insertProduct({ id: "theirs", storeId: "another" });
  await insertAddon("hem", { name: "Hemming", price: 150 });
  await insertAddon("kurta", { name: "Stitch", price: 800, mm_list: [{ mmset_id: "kurta" }] });
});

function storeDetails(application_setting: object) {
  return {
    status: "active",
    name: "Nila Loom",
    currency_types: [
      { country_code: "USD", additional_charges: 5 },
      { country_code: "INR", default_currency: true },
    ],
    store_properties: [{ application_setting }],
  };
}

async function insertAddon(id: string, content: object) {
  await getDatabase().insert(sharedLists).values({ storeId: "nila-loom", kind: "addon", id, content });
}

const post = (body: object) => ({ method: "POST", body });
const add = (shopper: Shopper, body: object, query = "") =>
  shopper.ask(POST, { ...post(body), path: `/api/cart/items${query}` });
const change = (shopper: Shopper, item_id: string, quantity: unknown) =>
  shopper.ask(PATCH, { method: "PATCH", body: { quantity }, params: { item_id } });
const remove = (shopper: Shopper, item_id: string) => shopper.ask(DELETE, { method: "DELETE", params: { item_id } });

async function read(answer: Response | Promise<Response>): Promise<CartWire> {
  const response = await answer;
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return cartWireSchema.parse(await response.json());
}
const cartOf = (shopper: Shopper, query = "") => read(shopper.ask(GET, { path: `/api/cart${query}` }));

/** A visitor with one item in the cart; `id` is the item's. */
async function withInCart(body: object) {
  const shopper = await aVisitor();
  const { items } = await read(add(shopper, body));
  return { shopper, id: items[0]?.item_id ?? "" };
}

it("is empty for a new visitor, and cannot be ordered", async () => {
  const cart = await cartOf(await aVisitor());
  expect(cart).toMatchObject({ items: [], notices: [], refusals: ["bag_empty", "value_below_minimum"] });
  expect(cart.totals).toMatchObject({ sub_total: 0, currency: "INR" });
});

it("returns the whole cart after adding an item, and the same when read again", async () => {
  const shopper = await aVisitor();
  const answered = await read(
    add(shopper, {
      product_id: "stole",
      quantity: 2,
      unit: "Pcs",
      image: "https://elsewhere.example/cheap.png",
      variant_status: false,
      variant_types: [],
      addon_status: true,
      selected_addon: { _id: "hem" },
      customization_status: false,
      vendor_id: "",
      unit_price: 1,
      price: 0.01,
    }),
  );
  expect(answered).toEqual({
    items: [
      {
        item_id: expect.any(String),
        product_id: "stole",
        slug: "stole",
        name: "Blue stole",
        sku: "STOLE",
        image: "products/stole.webp",
        unit: "Pcs",
        quantity: 2,
        min_quantity: 1,
        step_quantity: 1,
        stock: 10,
        variant_status: false,
        variant_types: [],
        addon_status: true,
        addon_id: "hem",
        addon_name: "Hemming",
        customization_status: false,
        model_id: "",
        selling_price: 1000,
        unit_price: 1150,
        line_total: 2300,
        refusal: null,
      },
    ],
    totals: {
      currency: "INR",
      sub_total: 2300,
      list_sub_total: 2300,
      packaging_charges: 0,
      gift_wrapper: 0,
      total_so_far: 2300,
      quantity: 2,
      weight: 0.4,
    },
    rules: { min_checkout_value: 500, max_shipping_weight: 2, gift_wrapping_charges: 40 },
    note: "",
    gift_wrap: false,
    refusals: [],
    notices: [],
  });
  expect(await cartOf(shopper)).toEqual(answered);
});

it("includes the currency's charge in the totals, and falls back to the default currency", async () => {
  const { shopper } = await withInCart({ product_id: "stole", quantity: 1 });
  const totals = async (query: string) => {
    const { totals } = await cartOf(shopper, query);
    return [totals.currency, totals.sub_total];
  };
  expect(await totals("?currency=USD")).toEqual(["USD", 1050]);
  expect(await totals("?currency=INR")).toEqual(["INR", 1000]);
  expect(await totals("?currency=XYZ")).toEqual(["INR", 1000]);
});

describe("adding the same item again", () => {
  const s = { product_id: "kurta", variant_types: [{ name: "Size", value: "S" }], quantity: 1 };

  it("increases the quantity, and says so in a notice", async () => {
    const { shopper, id } = await withInCart(s);
    const cart = await read(add(shopper, s));
    expect(cart.items).toMatchObject([{ item_id: id, quantity: 2, variant_types: [{ name: "Size", value: "S" }] }]);
    expect(cart.notices).toEqual([{ code: "quantity_summed", item_id: id, quantity: 2 }]);
  });
  it("happens once per idempotency key, and refuses the key for another item", async () => {
    const shopper = await aVisitor();
    const send = (body: object, key: string) =>
      shopper.ask(POST, { ...post(body), path: "/api/cart/items", headers: { "idempotency-key": key } });
    const key = "1763780000000-0.5";
    const refused = await send({ ...s, quantity: 9 }, key);
    expect(await told(refused)).toEqual([422, "too_few_left"]);
    expect((await read(send(s, key))).items).toMatchObject([{ quantity: 1 }]);
    expect((await read(send(s, key))).items).toMatchObject([{ quantity: 1 }]);
    expect((await read(send(s, `${key}1`))).items).toMatchObject([{ quantity: 2 }]);
    expect(await told(await send({ ...s, quantity: 2 }, key))).toEqual([409, "idempotency_key_reused"]);
    expect(await told(await send(s, "short"))).toEqual([400, "idempotency_key_missing"]);
    const other = await aVisitor();
    const theirs = { ...post(s), path: "/api/cart/items", headers: { "idempotency-key": key } };
    expect((await read(other.ask(POST, theirs))).items).toMatchObject([{ quantity: 1 }]);
  });
  it("is refused above the stock", async () => {
    const { shopper } = await withInCart({ ...s, quantity: 2 });
    expect(await told(await add(shopper, s))).toEqual([422, "too_few_left"]);
    expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 2 }]);
  });
  it("with another addon makes another item, which shares the stock", async () => {
    const { shopper } = await withInCart({ product_id: "stole", quantity: 8 });
    const hemmed = { product_id: "stole", addon_id: "hem" };
    expect((await read(add(shopper, { ...hemmed, quantity: 2 }))).items).toHaveLength(2);
    expect(await told(await add(shopper, { ...hemmed, quantity: 1 }))).toEqual([422, "too_few_left"]);
  });
});

it("accepts cloth only on its minimum and step", async () => {
  const { shopper, id } = await withInCart({ product_id: "cloth", quantity: 1.5, unit: "Mts" });
  expect((await read(change(shopper, id, 2))).items).toMatchObject([{ quantity: 2, line_total: 600 }]);
  expect(await told(await change(shopper, id, 2.25))).toEqual([422, "quantity_off_step"]);
  expect((await read(change(shopper, id, 0.5))).refusals).toEqual(["value_below_minimum"]);
});

it("removes one item and keeps the others", async () => {
  const { shopper, id } = await withInCart({ product_id: "stole", quantity: 1 });
  await add(shopper, { product_id: "cloth", quantity: 1 });
  expect((await read(remove(shopper, id))).items).toMatchObject([{ product_id: "cloth" }]);
  expect(await told(await remove(shopper, id))).toEqual([404, "item_unknown"]);
});

it("saves a note, and charges gift wrapping for each piece", async () => {
  const { shopper } = await withInCart({ product_id: "stole", quantity: 2 });
  const note = "Please\nring twice";
  const patch = (body: object) => shopper.ask(changeCart, { method: "PATCH", body });
  expect(await read(patch({ note }))).toMatchObject({ note, gift_wrap: false });
  const wrapped = await read(patch({ gift_wrap: true }));
  expect(wrapped).toMatchObject({ note, gift_wrap: true, totals: { gift_wrapper: 80, total_so_far: 2080 } });
  expect((await patch({ note: "x".repeat(501) })).status).toBe(400);
  expect((await patch({ note: "a\0b" })).status).toBe(400);
  expect(await cartOf(shopper)).toEqual(wrapped);
});

describe("a change in the shop", () => {
  afterEach(async () => {
    const database = getDatabase();
    await database
      .update(products)
      .set({ status: "active", discountedPrice: 100_000, stock: 1_000, unit: "Pcs" })
      .where(eq(products.id, "stole"));
    await database
      .update(variants)
      .set({ options: ["S"] })
      .where(eq(variants.id, "kurta-s"));
  });
  const set = (changes: Partial<typeof products.$inferInsert>) =>
    getDatabase().update(products).set(changes).where(eq(products.id, "stole"));

  it("of a price gives a notice until the shopper changes the item", async () => {
    const { shopper, id } = await withInCart({ product_id: "stole", quantity: 1 });
    await set({ discountedPrice: 80_000 });
    const changed = { code: "price_changed", item_id: id, from: 1000, to: 800 };
    expect(await cartOf(shopper)).toMatchObject({
      totals: { sub_total: 800, list_sub_total: 1000 },
      notices: [changed],
    });
    expect((await cartOf(shopper)).notices).toEqual([changed]);
    expect((await read(change(shopper, id, 2))).notices).toEqual([]);
    expect((await cartOf(shopper)).notices).toEqual([]);
  });
  it.each<[string, Partial<typeof products.$inferInsert>, string]>([
    ["gone", { status: "archived" }, "not_sold"],
    ["sold by the metre", { unit: "Mts" }, "not_sold"],
    ["sold out", { stock: 0 }, "sold_out"],
  ])("that makes an item unavailable (%s) takes it out of the totals", async (_case, changes, code) => {
    const { shopper, id } = await withInCart({ product_id: "stole", quantity: 1 });
    await set(changes);
    const cart = await cartOf(shopper);
    expect(cart.items).toMatchObject([{ name: "Blue stole", unit: "Pcs", refusal: code, line_total: null }]);
    expect(cart).toMatchObject({ totals: { sub_total: 0 }, notices: [{ code, item_id: id }] });
    expect(cart.refusals).toContain("item_unavailable");
    expect((await read(remove(shopper, id))).items).toEqual([]);
  });
  it("that leaves too little stock is reported, and any smaller quantity is accepted", async () => {
    const { shopper, id } = await withInCart({ product_id: "stole", quantity: 5 });
    await set({ stock: 300 });
    expect((await cartOf(shopper)).items).toMatchObject([{ refusal: "too_few_left", stock: 3 }]);
    expect(await told(await change(shopper, id, 6))).toEqual([422, "too_few_left"]);
    expect((await read(change(shopper, id, 4))).refusals).toEqual(["item_unavailable"]);
    expect((await read(change(shopper, id, 3))).refusals).toEqual([]);
  });
  it("that removes a variant is reported", async () => {
    const { shopper } = await withInCart({
      product_id: "kurta",
      variant_types: [{ name: "Size", value: "S" }],
      quantity: 1,
    });
    await getDatabase()
      .update(variants)
      .set({ options: ["XS"] })
      .where(eq(variants.id, "kurta-s"));
    expect((await cartOf(shopper)).items).toMatchObject([
      { refusal: "not_sold", variant_types: [{ name: "Size", value: "S" }] },
    ]);
  });
});

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

describe("without script", () => {
  it("adds, changes and removes items by forms that redirect to the cart", async () => {
    const shopper = await aVisitor();
    const redirectOf = async (answer: Promise<Response>) => {
      const { status, headers } = await answer;
      return [status, headers.get("location")];
    };
    const form = { product_id: "kurta", quantity: "1", "variant.Size": "S" };
    expect(await redirectOf(shopper.ask(POST, { method: "POST", form }))).toEqual([303, "/cart"]);
    const [item] = (await cartOf(shopper)).items;
    const params = { item_id: item?.item_id ?? "" };
    const send = (fields: Record<string, string>) =>
      redirectOf(shopper.ask(formItem, { method: "POST", params, form: fields }));
    expect(await send({ _method: "PATCH", quantity: "2" })).toEqual([303, "/cart"]);
    expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 2 }]);
    expect(await send({ _method: "PATCH", quantity: "3", ...params })).toEqual([
      303,
      `/cart?refusal=too_few_left&item=${params.item_id}`,
    ]);
    expect(await send({ _method: "PATCH", quantity: "" })).toEqual([303, "/cart?refusal=request_invalid"]);
    const note = { _method: "PATCH", note: "Ring twice", gift_wrap: "true" };
    expect(await redirectOf(shopper.ask(postCart, { method: "POST", form: note }))).toEqual([303, "/cart"]);
    expect(await cartOf(shopper)).toMatchObject({ note: "Ring twice", gift_wrap: true });
    expect(await send({ _method: "DELETE" })).toEqual([303, "/cart"]);
    expect((await cartOf(shopper)).items).toEqual([]);
  });
});
