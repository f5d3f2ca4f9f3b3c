import { randomUUID } from "node:crypto";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { GET as readCart } from "@/app/api/cart/route";
import { DELETE as deleteProfile, PUT as saveProfile } from "@/app/api/fit-profiles/[model_id]/route";
import { POST as addProfile } from "@/app/api/fit-profiles/route";
import { POST as reorder } from "@/app/api/orders/[order_id]/re-order/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { GET as readTailorSheet } from "@/app/api/owner/orders/[order_id]/tailor-sheet/route";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { insertCheckoutStore } from "../../factories/checkout-store";
import { insertProduct } from "../../factories/product-row";
import { aTypedAddress, begin, choose, look } from "../../support/checkout-shopper";
import { useTestDatabase } from "../../support/database";
import { ask, insertQuotationStore } from "../../support/quotation-shop";
import { aCustomer, type Shopper } from "../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

async function insertStitching(): Promise<void> {
  const sleeves = { name: "Sleeves", type: "either_or", option_list: [{ name: "Half" }, { name: "Full", price: 50 }] };
  const chest = { name: "Chest", conditions: [{ unit: "inches", mm_from: 40, mm_to: 60, additional_qty: 0.5 }] };
  const units = [
    { name: "inches", max_value: 60 },
    { name: "cms", max_value: 152 },
  ];
  await getDatabase()
    .insert(sharedLists)
    .values([
      {
        storeId: "nila-loom",
        kind: "addon",
        id: "kurta",
        content: {
          name: "Stitch a kurta",
          price: 850,
          making_days: 6,
          custom_list: [sleeves],
          mm_list: [{ mmset_id: "top" }],
        },
      },
      { storeId: "nila-loom", kind: "measurement_set", id: "top", content: { name: "Top", units, list: [chest] } },
    ]);
}

const profile = (unit: string, chest: number) => ({
  name: "Asha",
  addon_id: "kurta",
  mm_unit: unit,
  mm_sets: [{ mmset_id: "top", list: [{ name: "Chest", value: chest }] }],
  custom_list: [{ name: "Sleeves", value: ["Full"] }],
});

async function withCloth(shopper: Shopper): Promise<string> {
  const added = await shopper.ask(addProfile, { method: "POST", body: profile("inches", 44) });
  const { model_id } = (await added.json()).model;
  const body = { product_id: "linen", quantity: 3.5, addon_id: "kurta", model_id };
  const answer = await shopper.ask(addToCart, { method: "POST", body });
  if (!answer.ok) throw new Error(await answer.text());
  return model_id;
}
const MAKING = /up to 6 working days to make it$/i;
const itemsOf = async (shopper: Shopper) => (await (await shopper.ask(readCart)).json()).items;
const MADE = { name: "Asha", price: 900, mm_unit: "inches", mm_sets: [{ list: [{ name: "Chest", value: 44 }] }] };

it("orders what is made to measure at its own price, keeps a copy, and orders it again as the profile is now", async () => {
  await insertCheckoutStore();
  await insertStitching();
  await insertProduct({
    id: "linen",
    unit: "Mts",
    sellingPrice: 30_000,
    stock: 10_000,
    stepQuantity: 50,
    addonIds: ["kurta"],
  });
  const shopper = await aCustomer("asha@example.com");
  const model_id = await withCloth(shopper);
  const [inBag] = await itemsOf(shopper);
  expect(inBag).toMatchObject({ quantity: 4, additional_qty: 0.5, line_total: 4 * 300 + 900 });

  const checkout_id = await begin(shopper);
  await choose(shopper, checkout_id, { order_type: "delivery", shipping_address: aTypedAddress() });
  const { shipping_methods, shipping_id } = await look(shopper, checkout_id);
  expect(shipping_methods[0]?.delivery_time).toMatch(MAKING);
  if (!shipping_id && shipping_methods[0]) await choose(shopper, checkout_id, { shipping_id: shipping_methods[0]._id });
  const placed = await shopper.ask(placeOrder, {
    method: "POST",
    body: { checkout_id, payment_name: "COD" },
    headers: { "idempotency-key": randomUUID() },
  });
  const { order } = await placed.json();
  expect(order.item_list).toMatchObject([{ quantity: 4, addon_price: 900, customized_model: MADE }]);
  expect(order.shipping_method.delivery_time).toMatch(MAKING);

  const body = profile("cms", 104);
  expect((await shopper.ask(saveProfile, { method: "PUT", params: { model_id }, body })).status).toBe(200);
  const again = () => shopper.ask(reorder, { method: "POST", params: { order_id: order._id } });
  expect(await (await again()).json()).toMatchObject({ added: [expect.anything()], left_out: [] });
  expect((await itemsOf(shopper))[0]).toMatchObject({
    additional_qty: 0,
    customized_model: { mm_unit: "cms", mm_sets: [{ list: [{ value: 104 }] }] },
  });
  const sheet = await shopper.ask(readTailorSheet, {
    params: { order_id: order._id },
    path: "/api/owner/orders/x/tailor-sheet?store_id=nila-loom",
    headers: { authorization: `Bearer ${process.env.OWNER_TOKEN}` },
  });
  const { html } = await sheet.json();
  expect(html).toContain("44 in");
  expect(html).toContain("111.8 cm");

  await shopper.ask(deleteProfile, { method: "DELETE", params: { model_id } });
  expect(await (await again()).json()).toMatchObject({ added: [], left_out: [{ code: "model_unknown" }] });
});

it("asks for a quotation of what is made to measure, with its own price and measurements", async () => {
  await insertQuotationStore();
  await insertStitching();
  const shopper = await aCustomer("meera@example.com");
  await withCloth(shopper);
  const id = await begin(shopper);
  await choose(shopper, id, { shipping_address: aTypedAddress() });
  const { quotation } = await (await ask(shopper, id)).json();
  expect(quotation.item_list).toMatchObject([{ quantity: 4, addon_price: 900, customized_model: MADE }]);
});
