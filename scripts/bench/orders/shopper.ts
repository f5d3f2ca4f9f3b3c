import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { checkoutWireSchema } from "@/lib/contracts/checkout/calls";

export type Reply = { status: number; body: unknown; retryAfter: string | null };

/** Requests are retried for at most this long while the shop restarts or its database is unreachable. */
const RETRY_TIMEOUT_MS = 180_000;
const RETRY_PAUSE_MS = 150;

let networks = 0;

/** A new IP address for each shopper, because the rate limits count all requests from one address together. */
function newNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

export type Shopper = ReturnType<typeof aShopper>;

/** Simulates a shopper's browser: keeps cookies and sends the cross-site token, as the shop's pages do. */
export function aShopper(origin: string) {
  const cookies = new Map<string, string>();
  const network = newNetwork();

  /** Sends a request as a browser would, also to the same shop at another host, if `path` has one. Throws a TypeError if the shop does not respond or the response breaks off. */
  async function ask(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Reply> {
    const answer = await fetch(path.startsWith("/") ? origin + path : path, {
      method,
      headers: {
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "X-XSRF-TOKEN": cookies.get("XSRF-TOKEN") ?? "",
        "X-Forwarded-For": network,
        ...(body && { "Content-Type": "application/json" }),
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const isJson = answer.headers.get("content-type")?.includes("json");
    return {
      status: answer.status,
      body: isJson ? JSON.parse(text) : text,
      retryAfter: answer.headers.get("retry-after"),
    };
  }

  return { ask };
}

/** Repeats a request until the status of the response is below 500; calls `onFault` for every failed try. */
export async function retryUntilAnswered(
  ask: () => Promise<Reply>,
  onFault: (reply: Reply | null) => void = () => {},
): Promise<Reply> {
  const end = Date.now() + RETRY_TIMEOUT_MS;
  while (Date.now() < end) {
    const reply = await ask().catch((error: unknown) => {
      if (error instanceof TypeError) return null;
      throw error;
    });
    if (reply && reply.status < 500) return reply;
    onFault(reply);
    await setTimeout(reply?.retryAfter ? Number(reply.retryAfter) * 1_000 : RETRY_PAUSE_MS);
  }
  throw new Error("The shop has not answered for three minutes.");
}

/** Thrown if the shop refuses a step of the checkout, for example because a product is sold out. */
export class Refused extends Error {
  constructor(
    method: string,
    path: string,
    readonly reply: Reply,
  ) {
    super(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  }
}

/** Parses the body of a response; throws an error if the response is a refusal. */
export function expected<Schema extends z.ZodType>(schema: Schema, { status, body }: Reply): z.output<Schema> {
  if (status !== 200) throw new Error(`Refused: ${status} ${JSON.stringify(body).slice(0, 500)}`);
  return schema.parse(body);
}

const ADDRESS = {
  type: "home",
  name: "Asha Rao",
  dial_code: "+91",
  mobile: "9876543210",
  country: "IN",
  address: "4 Weavers Lane",
  city: "Kochi",
  state: "Kerala",
  pincode: "682001",
};

const begunSchema = z.object({ checkout_id: z.string() });

/** Creates a guest with these products in the cart and a checkout ready to order; returns the id of the checkout. */
export async function prepareCheckout(
  { ask }: Shopper,
  { email, productIds }: { email: string; productIds: readonly string[] },
): Promise<string> {
  const done = async (method: string, path: string, body?: object) => {
    const reply = await retryUntilAnswered(() => ask(method, path, body));
    if (reply.status !== 200) throw new Refused(method, path, reply);
    return reply;
  };
  await done("GET", "/api/session");
  await done("POST", "/api/account/guest", { email });
  for (const id of productIds) await done("POST", "/api/cart/items", { product_id: id, quantity: 1 });
  const { checkout_id: checkoutId } = expected(begunSchema, await done("POST", "/api/checkout", {}));
  const path = `/api/checkout/${checkoutId}`;
  const chosen = await done("PATCH", path, { order_type: "delivery", shipping_address: ADDRESS, billing_same: true });
  const { shipping_id, shipping_methods } = expected(checkoutWireSchema, chosen);
  const [method] = shipping_methods;
  if (!shipping_id) await done("PATCH", path, { shipping_id: method?._id });
  return checkoutId;
}
