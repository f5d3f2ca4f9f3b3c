import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Stripe from "stripe";
import { type MadeDispute, startDisputes } from "./disputes";
import { bodyOf, json, startService } from "./service";

type Intent = {
  id: string;
  client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  metadata: { payment_id?: string };
};
type MadeRefund = { id: string; payment_intent: string; amount: number; status: string; metadata: { key?: string } };

/** What the fake does. `silent`: no response arrives. `lost`: the request is carried out, and its response is lost. */
type StripeBehaviour = "usual" | "silent" | "lost" | "refunds_fail";

const SECRETS = { secretKey: "sk_test_example", webhookSecret: "whsec_example" };

/**
 * Starts a fake of Stripe: PaymentIntents and refunds as documented, with idempotency keys, its signatures, and Stripe.js
 * with a Payment Element. `pay` does what the shopper and their bank do.
 */
export async function startStripe({ port = 0 } = {}) {
  const { secretKey, webhookSecret } = SECRETS;
  const state: { behaviour: StripeBehaviour } = { behaviour: "usual" };
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, MadeRefund>();
  const disputes = startDisputes();
  const answers = new Map<string, { status: number; answer: object }>();
  const newId = (kind: string) => `${kind}_${randomBytes(8).toString("hex")}`;

  const service = await startService(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stripe.test");
    if (pathname === "/v3") return response.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT);
    if (pathname === "/stand-in/confirm") return confirm(searchParams, response);
    if (state.behaviour === "silent") return response.destroy();
    if (request.headers.authorization !== `Bearer ${secretKey}`) return json(response, 401, anError("api_key_expired"));
    const { status, answer } = await respond(request, response, pathname, searchParams);
    if (state.behaviour === "lost" && request.method === "POST") return response.destroy();
    return json(response, status, answer);
  }, port);

  async function respond(request: IncomingMessage, response: ServerResponse, pathname: string, query: URLSearchParams) {
    if (pathname === "/v1/balance") return { status: 200, answer: { object: "balance", available: [], pending: [] } };
    if (request.method !== "POST") return read(pathname, query);
    const key = String(request.headers["idempotency-key"]);
    const known = answers.get(key);
    if (known) {
      response.setHeader("idempotent-replayed", "true");
      return known;
    }
    const sent = new URLSearchParams(await bodyOf(request));
    const answer = pathname === "/v1/refunds" ? refund(sent) : create(sent);
    answers.set(key, answer);
    return answer;
  }

  function read(pathname: string, query: URLSearchParams) {
    if (pathname === "/v1/refunds") {
      const data = [...refunds.values()].filter((made) => made.payment_intent === query.get("payment_intent"));
      return { status: 200, answer: { object: "list", data, has_more: false } };
    }
    const id = pathname.split("/").at(-1) ?? "";
    const dispute = disputes.find(id);
    if (dispute) return { status: 200, answer: disputeAnswer(dispute) };
    const intent = intents.get(id);
    const made = [...refunds.values()].filter((one) => one.payment_intent === intent?.id && one.status !== "failed");
    const latest_charge = { id: "ch", amount_refunded: made.reduce((sum, { amount }) => sum + amount, 0) };
    return intent
      ? { status: 200, answer: { ...intent, latest_charge } }
      : { status: 404, answer: anError("resource_missing") };
  }

  function create(sent: URLSearchParams) {
    const id = newId("pi");
    const intent: Intent = {
      id,
      client_secret: `${id}_secret_${randomBytes(4).toString("hex")}`,
      amount: Number(sent.get("amount")),
      amount_received: 0,
      currency: sent.get("currency") ?? "",
      status: "requires_payment_method",
      metadata: { payment_id: sent.get("metadata[payment_id]") ?? "" },
    };
    intents.set(id, intent);
    return { status: 200, answer: intent };
  }

  function refund(sent: URLSearchParams) {
    const payment_intent = sent.get("payment_intent") ?? "";
    const amount = Number(sent.get("amount"));
    const left = [...refunds.values()]
      .filter((made) => made.payment_intent === payment_intent && made.status !== "failed")
      .reduce(
        (sum, made) => sum - made.amount,
        (intents.get(payment_intent)?.amount_received ?? 0) - disputes.held(payment_intent),
      );
    if (amount > left) return { status: 400, answer: anError("charge_already_refunded") };
    const status = state.behaviour === "refunds_fail" ? "failed" : "succeeded";
    const made = {
      id: newId("re"),
      payment_intent,
      amount,
      status,
      metadata: { key: sent.get("metadata[key]") ?? "" },
    };
    refunds.set(made.id, made);
    return { status: 200, answer: made };
  }

  function pay(token: string, changes: Partial<Intent> = {}): Intent {
    const intent = intents.get(token.split("_secret_")[0] ?? "");
    if (!intent) throw new Error(`No such intent: ${token}`);
    Object.assign(intent, { status: "succeeded", ...changes });
    intent.amount_received = intent.status === "succeeded" ? intent.amount : 0;
    return intent;
  }

  /** Does what Stripe.js does: pays with the card that was typed into the Payment Element. */
  function confirm(query: URLSearchParams, response: ServerResponse) {
    response.setHeader("access-control-allow-origin", "*");
    if (query.get("card") === "declined") return json(response, 200, { error: { type: "card_error" } });
    const { id } = pay(query.get("secret") ?? "");
    return json(response, 200, { paymentIntent: { id } });
  }

  return {
    origin: service.origin,
    close: service.close,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: service.origin,
      STRIPE_SCRIPT_URL: `${service.origin}/v3`,
    },
    behave: (behaviour: StripeBehaviour) => {
      state.behaviour = behaviour;
    },
    intents: () => [...intents.values()],
    refunds: () => [...refunds.values()],
    pay,
    disputes,
    /** The shopper's bank asks for money back: all that is left of the payment, or `amount`. */
    dispute: ({ id, amount_received, currency }: Intent, amount?: number) => {
      const refunded = [...refunds.values()].filter((made) => made.payment_intent === id && made.status !== "failed");
      const left = refunded.reduce((sum, made) => sum - made.amount, amount_received);
      return disputes.open(id, amount ?? left, currency);
    },
    /** The request that Stripe sends as a webhook, signed by its own SDK. */
    webhook: (
      object: Intent,
      { type = "payment_intent.succeeded", key = webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {},
    ) => signed({ id: newId("evt"), type, data: { object } }, key, timestamp),
    /** The webhook about a dispute. */
    disputeWebhook: (dispute: MadeDispute, { key = webhookSecret } = {}) => {
      const type = dispute.end ? "charge.dispute.closed" : "charge.dispute.created";
      const timestamp = Math.floor(Date.now() / 1000);
      return signed({ id: newId("evt"), type, data: { object: disputeAnswer(dispute) } }, key, timestamp);
    },
  };
}

function signed(event: object, key: string, timestamp: number) {
  const body = JSON.stringify({ object: "event", ...event });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: key, timestamp });
  return { body, headers: { "content-type": "application/json", "stripe-signature": signature } };
}

function disputeAnswer({ id, payment, amount, currency, end }: MadeDispute) {
  const evidence_details = { due_by: 1_900_000_000 };
  const status = end ?? "needs_response";
  return {
    id,
    object: "dispute",
    payment_intent: payment,
    amount,
    currency,
    reason: "fraudulent",
    status,
    evidence_details,
  };
}

const anError = (code: string) => ({ error: { type: "invalid_request_error", code, message: "As documented" } });

/**
 * A fake of Stripe.js. Its Payment Element is one field: "declined" is refused, and "3ds" asks for a second proof before
 * it pays, as a bank would.
 */
const SCRIPT = `
const origin = new URL(document.currentScript.src).origin;
window.Stripe = (key) => ({
  elements: ({ amount, currency }) => {
    let field, holder;
    const handlers = {};
    return {
      value: () => field.value,
      holder: () => holder,
      create: () => ({
        on: (event, handler) => { handlers[event] = handler; },
        mount: (container) => {
          holder = container;
          field = document.createElement("input");
          field.setAttribute("aria-label", "Card number");
          container.append(field);
          handlers.ready();
        },
        destroy: () => field?.remove(),
      }),
      submit: async () => (field.value ? {} : { error: { type: "validation_error" } }),
    };
  },
  confirmPayment: async ({ elements, clientSecret }) => {
    if (elements.value() === "3ds") {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Complete authentication";
      elements.holder().append(button);
      await new Promise((resolve) => button.addEventListener("click", resolve));
    }
    const query = new URLSearchParams({ secret: clientSecret, card: elements.value() });
    return (await fetch(origin + "/stand-in/confirm?" + query)).json();
  },
});
`;
