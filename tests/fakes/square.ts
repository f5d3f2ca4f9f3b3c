import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, json, startService } from "./service";
import { SQUARE_SCRIPT } from "./square-script";

type Money = { amount: number; currency: string };
type Payment = {
  id: string;
  status: string;
  amount_money: Money;
  reference_id: string;
  source_id: string;
  location_id: string;
  created_at: string;
};

/** What the fake does with the next payment. `lost`: the card is charged, but no response arrives. */
export type SquareBehaviour =
  | "succeeds"
  | "declines"
  | "lost"
  | "pending"
  | "overloaded"
  | "wrong_amount"
  | "wrong_currency";

/**
 * Starts a fake of Square: its Payments and Refunds API as documented, its signed webhooks, and the script of its Web
 * Payments SDK. Card tokens are `cnon:…` and work only once; `cnon:declined` stands for a declined card.
 */
export async function startSquare({
  port = 0,
  accessToken = "square-token",
  signatureKey = "square-key",
  pageSize = 100,
} = {}) {
  const state: { behaviour: SquareBehaviour } = { behaviour: "succeeds" };
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, { requestBody: string; payment: Payment }>();
  const usedTokens = new Set<string>();
  const refunds = new Map<string, { payment_id: string; amount_money: Money; status: string }>();
  const requests: string[] = [];

  const service = await startService(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://square.test");
    if (url.pathname === "/v1/square.js") {
      return response.writeHead(200, { "content-type": "text/javascript" }).end(SQUARE_SCRIPT);
    }
    if (url.pathname === "/stand-in/taken") {
      return json(response, 200, { payments: [...payments.values()], refunds: [...refunds.values()] });
    }
    requests.push(`${request.method} ${url.pathname}`);
    if (request.headers.authorization !== `Bearer ${accessToken}`)
      return refuse(response, 401, "AUTHENTICATION_ERROR", "UNAUTHORIZED");
    if (request.method === "POST" && url.pathname === "/v2/payments") return charge(request, response);
    if (request.method === "POST" && url.pathname === "/v2/refunds") return refund(request, response);
    if (url.pathname === "/v2/locations/LOCATION") return json(response, 200, { location: { id: "LOCATION" } });
    if (url.pathname === "/v2/payments") return list(url.searchParams, response);
    const payment = payments.get(decodeURIComponent(url.pathname.replace("/v2/payments/", "")));
    return payment ? json(response, 200, { payment }) : refuse(response, 404, "INVALID_REQUEST_ERROR", "NOT_FOUND");
  }, port);

  async function charge(request: IncomingMessage, response: ServerResponse) {
    const text = await bodyOf(request);
    const { source_id, idempotency_key, reference_id, amount_money, location_id } = JSON.parse(text);
    if (!source_id || !idempotency_key || idempotency_key.length > 45 || (reference_id ?? "").length > 40) {
      return refuse(response, 400, "INVALID_REQUEST_ERROR", "BAD_REQUEST");
    }
    if (state.behaviour === "overloaded") return refuse(response, 429, "RATE_LIMIT_ERROR", "RATE_LIMITED");
    const before = byKey.get(idempotency_key);
    if (before) {
      return before.requestBody === text
        ? json(response, 200, { payment: before.payment })
        : refuse(response, 400, "INVALID_REQUEST_ERROR", "IDEMPOTENCY_KEY_REUSED");
    }
    if (usedTokens.has(source_id)) return refuse(response, 400, "INVALID_REQUEST_ERROR", "CARD_TOKEN_USED");
    usedTokens.add(source_id);
    if (state.behaviour === "declines" || source_id.startsWith("cnon:declined")) {
      return refuse(response, 402, "PAYMENT_METHOD_ERROR", "CARD_DECLINED");
    }
    const payment: Payment = {
      id: randomBytes(8).toString("hex"),
      status: state.behaviour === "pending" ? "PENDING" : "COMPLETED",
      amount_money: taken(amount_money),
      reference_id,
      source_id,
      location_id,
      created_at: new Date().toISOString(),
    };
    payments.set(payment.id, payment);
    byKey.set(idempotency_key, { requestBody: text, payment });
    return state.behaviour === "lost" ? response.destroy() : json(response, 200, { payment });
  }

  function taken({ amount, currency }: Money): Money {
    if (state.behaviour === "wrong_amount") return { amount: amount - 1, currency };
    return { amount, currency: state.behaviour === "wrong_currency" ? "JPY" : currency };
  }

  function list(query: URLSearchParams, response: ServerResponse) {
    const [from, to] = [query.get("begin_time") ?? "", query.get("end_time") ?? ""];
    const found = [...payments.values()].filter(
      ({ location_id, created_at, amount_money }) =>
        location_id === query.get("location_id") &&
        String(amount_money.amount) === query.get("total") &&
        created_at >= from &&
        created_at < to,
    );
    const offset = Number(query.get("cursor") ?? 0);
    return json(response, 200, {
      payments: found.slice(offset, offset + pageSize),
      ...(offset + pageSize < found.length && { cursor: String(offset + pageSize) }),
    });
  }

  async function refund(request: IncomingMessage, response: ServerResponse) {
    const { idempotency_key, payment_id, amount_money } = JSON.parse(await bodyOf(request));
    const payment = payments.get(payment_id);
    const known = refunds.get(idempotency_key);
    const refunded = [...refunds.values()].filter((other) => other.payment_id === payment_id);
    const left =
      (payment?.amount_money.amount ?? 0) - refunded.reduce((sum, other) => sum + other.amount_money.amount, 0);
    if (!known && (!payment || amount_money.amount > left)) {
      return refuse(response, 400, "REFUND_ERROR", "REFUND_AMOUNT_INVALID");
    }
    const refundMade = known ?? { payment_id, amount_money, status: "PENDING" };
    refunds.set(idempotency_key, refundMade);
    return json(response, 200, { refund: refundMade });
  }

  return {
    origin: service.origin,
    close: service.close,
    /** Settings with which the shop uses this fake. */
    settings: {
      SQUARE_ACCESS_TOKEN: accessToken,
      SQUARE_WEBHOOK_SIGNATURE_KEY: signatureKey,
      SQUARE_API_URL: service.origin,
      SQUARE_SCRIPT_URL: `${service.origin}/v1/square.js`,
    },
    behave: (behaviour: SquareBehaviour) => {
      state.behaviour = behaviour;
    },
    payments: () => [...payments.values()],
    refunds: () => [...refunds.values()],
    requests,
    /** Makes the webhook that Square would send to the URL `address` about a payment. */
    webhook: (
      payment: Payment,
      address: string,
      { eventId = randomBytes(8).toString("hex"), key = signatureKey } = {},
    ) => {
      const body = JSON.stringify({
        merchant_id: "MERCHANT",
        type: "payment.updated",
        event_id: eventId,
        created_at: new Date().toISOString(),
        data: { type: "payment", id: payment.id, object: { payment } },
      });
      const signature = createHmac("sha256", key)
        .update(address + body)
        .digest("base64");
      return { body, headers: { "content-type": "application/json", "x-square-hmacsha256-signature": signature } };
    },
  };
}

function refuse(response: ServerResponse, status: number, category: string, code: string) {
  return json(response, status, { errors: [{ category, code, detail: "As documented" }] });
}
