import { eq } from "drizzle-orm";
import { POST as formItem } from "@/app/api/cart/items/[item_id]/route";
import { POST } from "@/app/api/cart/items/route";
import { PATCH as changeCart, POST as postCart } from "@/app/api/cart/route";
import { getDatabase } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import { add, cartOf, change, post, read, remove, useCartShop, withInCart } from "../../../support/cart-shop";
import { aVisitor, told } from "../../../support/shopper";

useCartShop();

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
        addon_price: 150,
        additional_qty: 0,
        quantity_fixed: false,
        customized_model: null,
        customization_status: false,
        model_id: "",
        personal_list: [],
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
    free_shipping: null,
    estimates_shipping: true,
    offer_codes: true,
    offer_code: "",
    offer_refusal: null,
    offer: null,
    note: "",
    gift_wrap: false,
    gifts: false,
    gift_message: "",
    hide_prices: false,
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

it("takes no gift message in a store that packs no gifts", async () => {
  const { shopper } = await withInCart({ product_id: "stole", quantity: 1 });
  const say = (body: object) => shopper.ask(changeCart, { method: "PATCH", body });
  expect(await told(await say({ gift_message: "For you" }))).toEqual([422, "gifts_off"]);
  expect(await told(await say({ hide_prices: true }))).toEqual([422, "gifts_off"]);
  expect((await read(say({ gift_message: "", hide_prices: false }))).gift_message).toBe("");
});

it("keeps the product's own minimum and step", async () => {
  const { shopper, id } = await withInCart({ product_id: "silk", quantity: 2.25 });
  expect((await cartOf(shopper)).items).toMatchObject([{ min_quantity: 2, step_quantity: 0.25, refusal: null }]);
  expect(await told(await change(shopper, id, 1.5))).toEqual([422, "quantity_below_minimum"]);
  expect(await told(await change(shopper, id, 2.3))).toEqual([422, "quantity_off_step"]);
  const other = await aVisitor();
  expect(await told(await add(other, { product_id: "silk", quantity: 1 }))).toEqual([422, "quantity_below_minimum"]);
  // Without script, the form of the cart is sent to the same address and refused with the same code.
  const form = { _method: "PATCH", quantity: "1.5" };
  const answer = await shopper.ask(formItem, { method: "POST", params: { item_id: id }, form });
  expect(answer.headers.get("location")).toBe("/cart?refusal=quantity_below_minimum&field=quantity");
  expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 2.25 }]);
});

it("counts a product without a weight with the store's default weight", async () => {
  const { shopper } = await withInCart({ product_id: "yarn", quantity: 1 });
  expect((await cartOf(shopper)).totals.weight).toBe(1);
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
      .set({ status: "active", isGiftCard: false, discountedPrice: 100_000, stock: 1_000, unit: "Pcs" })
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
    ["a gift card", { isGiftCard: true }, "not_sold"],
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
      `/cart?refusal=too_few_left&field=quantity&item=${params.item_id}`,
    ]);
    expect(await send({ _method: "PATCH", quantity: "" })).toEqual([
      303,
      "/cart?refusal=request_invalid&field=quantity",
    ]);
    const note = { _method: "PATCH", note: "Ring twice", gift_wrap: "true" };
    expect(await redirectOf(shopper.ask(postCart, { method: "POST", form: note }))).toEqual([303, "/cart"]);
    expect(await cartOf(shopper)).toMatchObject({ note: "Ring twice", gift_wrap: true });
    expect(await send({ _method: "DELETE" })).toEqual([303, "/cart"]);
    expect((await cartOf(shopper)).items).toEqual([]);
  });
});
