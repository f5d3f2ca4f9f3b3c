import { randomUUID } from "node:crypto";
import { type APIResponse, expect, type Page } from "@playwright/test";

type Listed = { _id: string; unit: string; variant_status: boolean; stock: number | null };

/**
 * Orders pieces of a product through the API, paid by transfer, as the customer signed in on `page`. Returns the order
 * number.
 */
export async function placeOrder(page: Page, quantity = 1): Promise<string> {
  const listed = await page.request.get("/api/products?limit=100");
  expect(listed.ok(), await listed.text()).toBe(true);
  const { list }: { list: Listed[] } = await listed.json();
  const piece = list.find(
    ({ unit, variant_status, stock }) => unit === "Pcs" && !variant_status && (stock ?? 1) >= quantity,
  );
  return order(page, { buy_now: { product_id: piece?._id, quantity } });
}

/** Orders what is in the bag, in the same way. */
export function orderCart(page: Page): Promise<string> {
  return order(page, {});
}

async function order({ request }: Page, bought: object): Promise<string> {
  const { cookies } = await request.storageState();
  const token = cookies.find((cookie) => cookie.name === "XSRF-TOKEN")?.value ?? "";
  const headers = { "X-XSRF-TOKEN": token, "Idempotency-Key": randomUUID() };
  const done = async (answer: APIResponse) => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };

  const { checkout_id } = await done(
    await request.post("/api/checkout", { headers, data: { ...bought, currency: "INR" } }),
  );
  const shipping_address = {
    type: "home",
    name: "Asha Rao",
    dial_code: "+91",
    mobile: "9876543210",
    country: "IN",
    door_no: "12",
    address: "Temple Road",
    city: "Kochi",
    state: "Kerala",
    pincode: "682001",
  };
  const chosen = { order_type: "delivery", shipping_address, billing_same: true };
  const path = `/api/checkout/${checkout_id}`;
  const checkout = await done(await request.patch(path, { headers, data: chosen }));
  const [method] = checkout.shipping_methods;
  if (!checkout.shipping_id) await done(await request.patch(path, { headers, data: { shipping_id: method._id } }));
  const data = { checkout_id, payment_name: "Bank Payment" };
  const { order: placed } = await done(await request.post("/api/orders", { headers, data }));
  return placed.order_number;
}
