import { DELETE, PATCH } from "@/app/api/cart/items/[item_id]/route";
import { POST } from "@/app/api/cart/items/route";
import { GET } from "@/app/api/cart/route";
import { type CartWire, cartWireSchema } from "@/lib/contracts/cart/calls";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { insertProduct, insertVariant } from "../factories/product-row";
import { insertStore } from "../factories/store-row";
import { useTestDatabase } from "./database";
import { aVisitor, type Shopper } from "./shopper";

/** Gives a suite a store with stoles, cloth, kurtas in several sizes, and addons. */
export function useCartShop(): void {
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
    await insertProduct({
      id: "silk",
      unit: "Mts",
      minQuantity: 200,
      stepQuantity: 25,
      stock: 1_000,
      weightGrams: 100,
    });
    await insertProduct({ id: "kurta", variantTypes: [{ name: "Size", options: ["S", "M", "L"] }] });
    await insertVariant({ id: "kurta-s", productId: "kurta", options: ["S"], sku: "K-S", stock: 200 });
    await insertVariant({ id: "kurta-m", productId: "kurta", options: ["M"], discountedPrice: 90_000, stock: 0 });
    await insertProduct({ id: "yarn", unit: "Kgs" });
    await insertProduct({ id: "draft", status: "draft" });
    await insertProduct({ id: "theirs", storeId: "another" });
    await insertAddon("hem", { name: "Hemming", price: 150 });
    await insertAddon("kurta", { name: "Stitch", price: 800, mm_list: [{ mmset_id: "kurta" }] });
  });
}

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

export const post = (body: object) => ({ method: "POST", body });
export const add = (shopper: Shopper, body: object, query = "") =>
  shopper.ask(POST, { ...post(body), path: `/api/cart/items${query}` });
export const change = (shopper: Shopper, item_id: string, quantity: unknown) =>
  shopper.ask(PATCH, { method: "PATCH", body: { quantity }, params: { item_id } });
export const remove = (shopper: Shopper, item_id: string) =>
  shopper.ask(DELETE, { method: "DELETE", params: { item_id } });

export async function read(answer: Response | Promise<Response>): Promise<CartWire> {
  const response = await answer;
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return cartWireSchema.parse(await response.json());
}
export const cartOf = (shopper: Shopper, query = "") => read(shopper.ask(GET, { path: `/api/cart${query}` }));

/** Creates a visitor and adds one item to the visitor's cart; `id` is the id of that cart item. */
export async function withInCart(body: object) {
  const shopper = await aVisitor();
  const { items } = await read(add(shopper, body));
  return { shopper, id: items[0]?.item_id ?? "" };
}
