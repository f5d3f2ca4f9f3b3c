import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { newEmail } from "./customer";
import { expect } from "./shop-test";

const address = {
  type: "home",
  name: "Asha Rao",
  dial_code: "+91",
  mobile: "9876543210",
  country: "IN",
  address: "Burgher Street",
  city: "Kochi",
  state: "Kerala",
  pincode: "682001",
};

type Listed = { list: { _id: string; variant_status: boolean; stock: number | null; unit: string }[] };

/** A guest's order that waits for a provider's money, made by the calls that the pages make; answers where it is paid. */
export async function orderToPay({ request }: Page, paymentName: "Square" | "Foloosi"): Promise<string> {
  const headers = async () => {
    await request.get("/api/session");
    const { cookies } = await request.storageState();
    return { "X-XSRF-TOKEN": cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "" };
  };
  const send = async (path: string, method: "POST" | "PATCH", data: object, more = {}) => {
    const answer = await request.fetch(path, { method, headers: { ...(await headers()), ...more }, data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return answer.json();
  };
  const listed: Listed = await (await request.get("/api/products?limit=100&sort_by=price_desc")).json();
  const product = listed.list.find(
    ({ variant_status, stock, unit }) => unit === "Pcs" && !variant_status && (stock === null || stock >= 8),
  );
  await send("/api/cart/items", "POST", { product_id: product?._id, quantity: 1 });
  await send("/api/account/guest", "POST", { email: newEmail() });
  const { checkout_id: id } = await send("/api/checkout", "POST", {});
  const chosen = await send(`/api/checkout/${id}`, "PATCH", { order_type: "delivery", shipping_address: address });
  await send(`/api/checkout/${id}`, "PATCH", { shipping_id: chosen.shipping_methods[0]._id });
  const key = { "Idempotency-Key": randomUUID() };
  await send("/api/orders", "POST", { checkout_id: id, payment_name: paymentName }, key);
  return `/checkout/${id}/pay`;
}
