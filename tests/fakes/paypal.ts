import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type MadeDispute, startDisputes } from "./disputes";
import { bodyOf, json, startService } from "./service";

type Money = { value: string; currency_code: string };
type Capture = { id: string; status: string; amount: Money };
type MadeRefund = { id: string; status: string; amount: Money; custom_id: string };
type PayPalOrder = {
  id: string;
  status: string;
  purchase_units: [{ custom_id: string; amount: Money; payments?: { captures: Capture[]; refunds: MadeRefund[] } }];
  return_url: string;
};

/**
 * What the fake does. `silent`: no response arrives. `lost`: the request is carried out, and its response is lost.
 * `declines`: the wallet's bank refuses the capture. `pends`: the capture waits for a bank.
 */
type PayPalBehaviour = "usual" | "silent" | "lost" | "declines" | "pends" | "refunds_fail";

const SECRETS = { clientId: "paypal-client", clientSecret: "paypal-secret", webhookId: "WH-EXAMPLE" };
const SIGNING_KEY = "known to PayPal alone";

/**
 * Starts a fake of PayPal: orders and refunds as documented, with request ids, its check of webhooks, and its page on
 * which the shopper approves. `approve` does what the shopper does there.
 */
export async function startPayPal({ port = 0 } = {}) {
  const { clientId, clientSecret, webhookId } = SECRETS;
  const state: { behaviour: PayPalBehaviour } = { behaviour: "usual" };
  const orders = new Map<string, PayPalOrder>();
  const answers = new Map<string, Answer>();
  const disputes = startDisputes();
  const requests: string[] = [];
  const newId = () => randomBytes(8).toString("hex").toUpperCase();
  type Answer = { status: number; answer: object };

  const service = await startService(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://paypal.test");
    if (pathname === "/checkoutnow") return showPage(searchParams, response);
    // Browsers ask for an icon of the page.
    if (pathname === "/favicon.ico") return response.writeHead(204).end();
    requests.push(`${request.method} ${pathname}`);
    if (state.behaviour === "silent") return response.destroy();
    if (pathname === "/v1/oauth2/token") return grant(request, response);
    if (request.headers.authorization !== `Bearer ${clientId}`) return json(response, 401, { name: "AUTHENTICATION" });
    const { status, answer } = await respond(request, pathname);
    const isLost = state.behaviour === "lost" && request.method === "POST";
    return isLost ? response.destroy() : json(response, status, answer);
  }, port);

  function grant(request: IncomingMessage, response: ServerResponse) {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    return request.headers.authorization === `Basic ${credentials}`
      ? json(response, 200, { access_token: clientId, expires_in: 32_400 })
      : json(response, 401, { error: "invalid_client" });
  }

  async function respond(request: IncomingMessage, pathname: string): Promise<Answer> {
    const [, , , collection, id = "", action] = pathname.split("/");
    if (request.method !== "POST") return read(collection ?? "", id);
    const sent = JSON.parse(await bodyOf(request));
    if (pathname.endsWith("verify-webhook-signature")) return verify(sent);
    const key = request.headers["paypal-request-id"];
    const known = answers.get(String(key));
    if (key && known) return known;
    const answer =
      collection === "captures" ? refund(id, sent) : action === "capture" ? capture(orders.get(id)) : create(sent);
    // PayPal remembers what succeeded, and what a bank has refused for good.
    if (key && answer.status < 300) answers.set(String(key), answer);
    return answer;
  }

  const found = (answer?: object): Answer =>
    answer ? { status: 200, answer } : { status: 404, answer: { name: "RESOURCE_NOT_FOUND" } };

  function read(collection: string, id: string): Answer {
    const dispute = disputes.find(id);
    if (collection === "disputes") return found(dispute && disputeAnswer(dispute));
    return found(collection === "captures" ? captureAnswer(id) : orders.get(id));
  }

  function captureAnswer(captureId: string) {
    const order = [...orders.values()].find((made) => captureIdOf(made) === captureId);
    const [unit] = order?.purchase_units ?? [];
    return (
      order && {
        ...unit?.payments?.captures[0],
        custom_id: unit?.custom_id,
        supplementary_data: { related_ids: { order_id: order.id } },
      }
    );
  }

  function create(sent: {
    purchase_units: PayPalOrder["purchase_units"];
    payment_source: { paypal: { experience_context: { return_url: string } } };
  }): Answer {
    const { return_url } = sent.payment_source.paypal.experience_context;
    const order: PayPalOrder = {
      id: newId(),
      status: "PAYER_ACTION_REQUIRED",
      purchase_units: sent.purchase_units,
      return_url,
    };
    orders.set(order.id, order);
    const href = `${service.origin}/checkoutnow?token=${order.id}`;
    return { status: 201, answer: { id: order.id, status: order.status, links: [{ rel: "payer-action", href }] } };
  }

  function capture(order?: PayPalOrder): Answer {
    if (order?.status !== "APPROVED") return unprocessable("ORDER_NOT_APPROVED");
    if (state.behaviour === "declines") return unprocessable("INSTRUMENT_DECLINED");
    const [unit] = order.purchase_units;
    const status = state.behaviour === "pends" ? "PENDING" : "COMPLETED";
    unit.payments = { captures: [{ id: newId(), status, amount: unit.amount }], refunds: [] };
    order.status = "COMPLETED";
    return { status: 201, answer: { ...order, purchase_units: [{ payments: unit.payments }] } };
  }

  function refund(captureId: string, { amount, custom_id }: { amount: Money; custom_id: string }): Answer {
    const payments = [...orders.values()]
      .map(({ purchase_units: [unit] }) => unit.payments)
      .find((made) => made?.captures[0]?.id === captureId);
    const left = (payments?.refunds ?? [])
      .filter(({ status }) => status !== "FAILED")
      .reduce(
        (sum, made) => sum - Number(made.amount.value),
        Number(payments?.captures[0]?.amount.value ?? 0) - disputes.held(captureId) / 100,
      );
    if (!payments || Number(amount.value) > left + 0.001) return unprocessable("REFUND_AMOUNT_EXCEEDED");
    const status = state.behaviour === "refunds_fail" ? "FAILED" : "COMPLETED";
    const made = { id: newId(), status, amount, custom_id };
    payments.refunds.push(made);
    return { status: 201, answer: made };
  }

  function verify(sent: { transmission_sig: string; webhook_id: string; webhook_event: unknown }): Answer {
    const isOwn = sent.webhook_id === webhookId && sent.transmission_sig === signatureOf(sent.webhook_event);
    return { status: 200, answer: { verification_status: isOwn ? "SUCCESS" : "FAILURE" } };
  }

  function approve(id: string, changes: Partial<Money> = {}): PayPalOrder {
    const order = orders.get(id);
    if (!order) throw new Error(`No such order: ${id}`);
    order.status = "APPROVED";
    Object.assign(order.purchase_units[0].amount, changes);
    return order;
  }

  /** PayPal's page. Approving leads back with the payer's id, leaving it without. */
  function showPage(query: URLSearchParams, response: ServerResponse) {
    const id = query.get("token") ?? "";
    const back = orders.get(id)?.return_url ?? "";
    if (query.has("approve")) approve(id);
    if (query.has("approve")) return response.writeHead(303, { location: `${back}?token=${id}&PayerID=PAYER` }).end();
    return response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<a href="?token=${id}&approve=1">Pay now</a> <a href="${back}?token=${id}">Cancel</a>`);
  }

  return {
    origin: service.origin,
    close: service.close,
    settings: { PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_API_URL: service.origin },
    behave: (behaviour: PayPalBehaviour) => {
      state.behaviour = behaviour;
    },
    requests,
    orders: () => [...orders.values()],
    refundsOf: (id: string) => orders.get(id)?.purchase_units[0].payments?.refunds ?? [],
    approve,
    disputes,
    /** The shopper asks PayPal for money back: all that is left of the payment, or `amount`. In cents. */
    dispute: (order: PayPalOrder, amount?: number) => {
      const [{ payments, amount: paid }] = order.purchase_units;
      const refunds = payments?.refunds.filter(({ status }) => status !== "FAILED") ?? [];
      const left = refunds.reduce((sum, made) => sum - inCents(made.amount), inCents(paid));
      return disputes.open(captureIdOf(order), amount ?? left, paid.currency_code);
    },
    /** The webhook about a dispute. */
    disputeWebhook: (dispute: MadeDispute, { signature = "" } = {}) => {
      const event_type = `CUSTOMER.DISPUTE.${dispute.end ? "RESOLVED" : "CREATED"}`;
      return signed({ id: `WH-${newId()}`, event_type, resource: disputeAnswer(dispute) }, signature);
    },
    /** The request that PayPal sends as a webhook about an order. */
    webhook: (order: PayPalOrder, { type = "CHECKOUT.ORDER.APPROVED", signature = "" } = {}) => {
      const { id, purchase_units } = order;
      const resource = type.startsWith("CHECKOUT")
        ? { id, purchase_units }
        : { id: "CAPTURE", supplementary_data: { related_ids: { order_id: id } } };
      return signed({ id: `WH-${newId()}`, event_type: type, resource }, signature);
    },
  };
}

const inCents = ({ value }: Money) => Math.round(Number(value) * 100);
const captureIdOf = ({ purchase_units: [unit] }: PayPalOrder) => unit.payments?.captures[0]?.id ?? "";
const signatureOf = (event: unknown) => createHmac("sha256", SIGNING_KEY).update(JSON.stringify(event)).digest("hex");

function signed(event: object, signature: string) {
  return {
    body: JSON.stringify(event),
    headers: {
      "content-type": "application/json",
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-transmission-sig": signature || signatureOf(event),
    },
  };
}

function disputeAnswer({ id, payment, amount, currency, end }: MadeDispute) {
  const outcome_code = end === "lost" ? "RESOLVED_BUYER_FAVOUR" : "RESOLVED_SELLER_FAVOUR";
  return {
    dispute_id: id,
    status: end ? "RESOLVED" : "WAITING_FOR_SELLER_RESPONSE",
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    dispute_amount: { value: (amount / 100).toFixed(2), currency_code: currency },
    disputed_transactions: [{ seller_transaction_id: payment }],
    seller_response_due_date: "2030-03-17T17:46:40.000Z",
    ...(end && { dispute_outcome: { outcome_code } }),
  };
}

const unprocessable = (issue: string) => ({
  status: 422,
  answer: { name: "UNPROCESSABLE_ENTITY", details: [{ issue }] },
});
