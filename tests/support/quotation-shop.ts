import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as cancel } from "@/app/api/owner/quotations/[quotation_id]/cancel/route";
import { POST as revise } from "@/app/api/owner/quotations/[quotation_id]/revise/route";
import { POST as approveOne } from "@/app/api/quotations/[quotation_id]/approve/route";
import { POST as withdrawOne } from "@/app/api/quotations/[quotation_id]/cancel/route";
import { POST as reviseOne } from "@/app/api/quotations/[quotation_id]/revision/route";
import { GET as readOne } from "@/app/api/quotations/[quotation_id]/route";
import { POST as request } from "@/app/api/quotations/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import { insertCheckoutStore } from "../factories/checkout-store";
import { aTypedAddress, begin, choose, putIntoCart } from "./checkout-shopper";
import { aCustomer, type Shopper } from "./shopper";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "nila-loom";

/**
 * Inserts one quotation store that sells in rupees and dollars. It has minimums and charges that quotations must
 * ignore.
 */
export async function insertQuotationStore(details: Record<string, unknown> = {}): Promise<void> {
  await getDatabase().delete(stores);
  await getDatabase().delete(sharedLists);
  await insertCheckoutStore("nila-loom", {
    application: { min_checkout_value: 100_000, max_shipping_weight: 0.001 },
    details: {
      type: "quot_based",
      sub_type: "quot",
      packaging_charges: { type: "amount", value: 99 },
      company_details: { email: "shop@example.com" },
      ...details,
    },
  });
  forgetRemembered();
}

/** Creates a complete checkout with `quantity` stoles; returns its id. */
export async function aCheckout(shopper: Shopper, quantity = 10): Promise<string> {
  await putIntoCart(shopper, "stole", quantity);
  const id = await begin(shopper);
  await choose(shopper, id, { shipping_address: aTypedAddress() });
  return id;
}

/** Requests a quotation for a checkout; returns the response. */
export function ask(shopper: Shopper, checkoutId: string, body: object = {}): Promise<Response> {
  return shopper.ask(request, {
    method: "POST",
    body: { checkout_id: checkoutId, idempotency_key: randomUUID(), ...body },
  });
}

/** Requests a quotation; returns it with the key in a link to it. */
export async function aRequestedQuotation(
  shopper: Shopper,
  quantity = 10,
): Promise<{ quotation: QuotationWire; key: string }> {
  const answer = await ask(shopper, await aCheckout(shopper, quantity));
  if (!answer.ok) throw new Error(`Not asked for: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Calls a route handler with the owner token. */
export function asOwner(handler: Handler, params: Record<string, string> = {}, body?: unknown, query = "") {
  const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
  const ownerRequest = new Request(`http://localhost/api/owner/quotations${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return handler(ownerRequest, { params: Promise.resolve(params) });
}

/** Offers prices as the owner; with an empty `body` these are the list prices. */
export async function setQuotationPrices(quotation_id: string, body: object = {}): Promise<QuotationWire> {
  const answer = await asOwner(revise, { quotation_id }, body);
  if (!answer.ok) throw new Error(`Not revised: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export async function cancelByShop(quotation_id: string, reason = ""): Promise<void> {
  const answer = await asOwner(cancel, { quotation_id }, { reason });
  if (!answer.ok) throw new Error(`Not cancelled: ${answer.status} ${await answer.text()}`);
}

let people = 0;
/** Creates a customer. Each call uses a new e-mail address. */
export const someone = () => aCustomer(`asha${++people}@example.com`);
/** The e-mail address of the customer that `someone` created last. */
export const emailOfNewestCustomer = () => `asha${people}@example.com`;

type Named = { params: { quotation_id: string }; path: string };

/** The route parameters and path of a quotation. If `key` is given, the path contains it, like a link in a mail. */
export const at = (id: string, key: string | null = null): Named => ({
  params: { quotation_id: id },
  path: `/api/quotations/${id}/answer${key === null ? "" : `?key=${key}`}`,
});
export const approve = (shopper: Shopper, named: Named, revision: unknown = 1) =>
  shopper.ask(approveOne, { method: "POST", ...named, body: { revision } });
export const askForRevision = (shopper: Shopper, named: Named, body: object) =>
  shopper.ask(reviseOne, { method: "POST", ...named, body });
export const withdraw = (shopper: Shopper, named: Named, body: object = {}) =>
  shopper.ask(withdrawOne, { method: "POST", ...named, body });
export const read = (shopper: Shopper, named: Named) => shopper.ask(readOne, named);

export async function stockOf(id: string): Promise<number | null | undefined> {
  const [row] = await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row?.stock;
}
