import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type MadeDispute, startDisputes } from "./disputes";
import { bodyOf, json, startService } from "./service";

type Payment = { id: string; order_id: string; amount: number; currency: string; status: string };
type RazorpayOrder = { id: string; receipt: string; amount: number; currency: string };
type MadeRefund = { id: string; payment_id: string; amount: number; status: string; notes: object };

/**
 * What the fake does. `silent`: no response arrives. `lost`: the request is carried out, and its response is lost.
 * `refunds_fail`: refunds are accepted and then fail.
 */
type RazorpayBehaviour = "usual" | "silent" | "lost" | "refunds_fail";

const SECRETS = { keyId: "rzp_test_example", keySecret: "razorpay-secret", webhookSecret: "razorpay-webhook" };

/**
 * Starts a fake of Razorpay: orders, payments and refunds as documented, its signatures, and its script. `pay` does what
 * a shopper does in Razorpay's window.
 */
export async function startRazorpay({ port = 0, ...given }: Partial<typeof SECRETS> & { port?: number } = {}) {
  const { keyId, keySecret, webhookSecret } = { ...SECRETS, ...given };
  const state: { behaviour: RazorpayBehaviour; watch: (request: string) => void } = {
    behaviour: "usual",
    watch: () => {},
  };
  const orders = new Map<string, RazorpayOrder>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, MadeRefund>();
  const disputes = startDisputes();
  const requests: string[] = [];
  const newId = (kind: string) => `${kind}_${randomBytes(7).toString("hex")}`;

  const service = await startService(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://razorpay.test");
    if (pathname === "/v1/checkout.js") {
      return response.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT);
    }
    if (pathname === "/stand-in/pay") {
      const payment = pay(searchParams.get("order") ?? "");
      state.watch("charged");
      return json(response, 200, returned(payment));
    }
    requests.push(`${request.method} ${pathname}`);
    state.watch(`${request.method} ${pathname}`);
    const credentials = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
    if (state.behaviour === "silent") return response.destroy();
    if (request.headers.authorization !== `Basic ${credentials}`) return refuse(response, 401);
    const answer = await respond(request, pathname, searchParams);
    if (state.behaviour === "lost" && request.method === "POST") return response.destroy();
    return answer === null ? refuse(response, 400) : json(response, 200, answer);
  }, port);

  async function respond(request: IncomingMessage, pathname: string, query: URLSearchParams) {
    const [, , collection, id = "", action] = pathname.split("/");
    const sent = request.method === "POST" ? JSON.parse(await bodyOf(request)) : null;
    if (collection === "orders" && id === "")
      return sent ? createOrder(sent) : { items: ordersOf(query.get("receipt")) };
    if (collection === "methods") return METHODS;
    if (collection === "disputes") return disputeOf(id);
    const order = orders.get(id);
    if (order) return action === "payments" ? { items: paymentsOf(id) } : order;
    const payment = payments.get(id);
    if (!payment) return null;
    if (action === "capture") return capture(payment, sent);
    if (action === "refunds") return { items: refundsOf(id) };
    return action === "refund" ? refund(payment, sent, String(request.headers["x-refund-idempotency"])) : payment;
  }

  const ordersOf = (receipt: string | null) => [...orders.values()].filter((order) => order.receipt === receipt);
  const paymentsOf = (id: string) =>
    [...payments.values()]
      .filter(({ order_id }) => order_id === id)
      .map((payment) => ({ ...payment, amount_refunded: refundedOf(payment.id) }));
  const refundedOf = (id: string) =>
    refundsOf(id)
      .filter(({ status }) => status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);
  const refundsOf = (id: string) => [...refunds.values()].filter(({ payment_id }) => payment_id === id);

  function disputeOf(id: string) {
    const dispute = disputes.find(id);
    if (!dispute) return null;
    const { amount, currency, payment, end } = dispute;
    const amount_deducted = end === "lost" ? amount : 0;
    const rest = { reason_code: "goods_or_services_not_received", respond_by: 1_900_000_000, amount_deducted };
    return { id, entity: "dispute", payment_id: payment, amount, currency, status: end ?? "open", ...rest };
  }

  function createOrder({ amount, currency, receipt }: Omit<RazorpayOrder, "id">) {
    if (!Number.isInteger(amount) || amount < 100 || receipt.length > 40) return null;
    const order = { id: newId("order"), receipt, amount, currency };
    orders.set(order.id, order);
    return order;
  }

  function capture(payment: Payment, { amount, currency }: { amount: number; currency: string }) {
    if (payment.status !== "authorized" || payment.amount !== amount || payment.currency !== currency) return null;
    payment.status = "captured";
    return payment;
  }

  function refund(payment: Payment, { amount, notes }: { amount: number; notes: object }, key: string) {
    const known = refunds.get(key);
    if (known) return known;
    const left = refundsOf(payment.id)
      .filter(({ status }) => status !== "failed")
      .reduce((sum, other) => sum - other.amount, payment.amount - disputes.held(payment.id));
    if (payment.status === "authorized" || amount > left) return null;
    const status = state.behaviour === "refunds_fail" ? "failed" : "processed";
    const made = { id: newId("rfnd"), payment_id: payment.id, amount, status, notes };
    // A failed refund can be asked for again under the same key.
    refunds.set(status === "failed" ? made.id : key, made);
    if (amount === left && status !== "failed") payment.status = "refunded";
    return made;
  }

  /** Makes a payment of an order; `changes` makes it differ from the order, as no honest payment does. */
  function pay(orderId: string, changes: Partial<Payment> = {}): Payment {
    const order = orders.get(orderId);
    if (!order) throw new Error(`No such order: ${orderId}`);
    const { amount, currency } = order;
    const payment = { id: newId("pay"), order_id: orderId, amount, currency, status: "captured", ...changes };
    payments.set(payment.id, payment);
    return payment;
  }

  /** What Razorpay's script hands the page for a payment, signed with the secret of the key. */
  function returned({ id, order_id }: Payment, { key = keySecret } = {}) {
    const signature = createHmac("sha256", key).update(`${order_id}|${id}`).digest("hex");
    return { reference: order_id, payment_id: id, signature };
  }

  return {
    origin: service.origin,
    close: service.close,
    settings: {
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: service.origin,
      RAZORPAY_SCRIPT_URL: `${service.origin}/v1/checkout.js`,
    },
    behave: (behaviour: RazorpayBehaviour) => {
      state.behaviour = behaviour;
    },
    requests,
    orders: () => [...orders.values()],
    refunds: () => [...refunds.values()],
    payments: () => [...payments.values()],
    /** Calls `listener` with each request before it is answered, and with "charged" once a shopper has paid. */
    watch: (listener: (request: string) => void) => {
      state.watch = listener;
    },
    pay,
    /** Makes a refund as the owner does in Razorpay's dashboard, without our key. */
    refundInDashboard: (payment: Payment, amount: number) => refund(payment, { amount, notes: {} }, newId("dashboard")),
    disputes,
    /** The shopper's bank asks for money back: all that is left of the payment, or `amount`. */
    dispute: (payment: Payment, amount = payment.amount - refundedOf(payment.id)) =>
      disputes.open(payment.id, amount, payment.currency),
    returned,
    /** The request that Razorpay sends as a webhook. */
    webhook: (
      payment: Payment,
      { event = `payment.${payment.status}`, key = webhookSecret, eventId = newId("evt") } = {},
    ) => signed({ event, payload: { payment: { entity: payment } } }, key, eventId),
    /** The webhook about a dispute. */
    disputeWebhook: ({ id, end }: MadeDispute, { key = webhookSecret } = {}) =>
      signed(
        { event: `payment.dispute.${end ?? "created"}`, payload: { dispute: { entity: { id } } } },
        key,
        newId("evt"),
      ),
  };
}

/** HDFC's plans begin at ₹3,000, those of the others at ₹1,000,000. */
const METHODS = {
  entity: "methods",
  card: true,
  upi: true,
  emi: true,
  emi_plans: {
    HDFC: { min_amount: 300_000, plans: { 3: 12, 6: 12, 9: 13 } },
    ICIC: { min_amount: 100_000_000, plans: { 3: 13, 24: 14 } },
  },
};

function signed(event: object, key: string, eventId: string) {
  const body = JSON.stringify({ entity: "event", ...event });
  const signature = createHmac("sha256", key).update(body).digest("hex");
  const headers = { "x-razorpay-signature": signature, "x-razorpay-event-id": eventId };
  return { body, headers: { "content-type": "application/json", ...headers } };
}

function refuse(response: ServerResponse, status: number) {
  return json(response, status, { error: { code: "BAD_REQUEST_ERROR", description: "As documented" } });
}

/**
 * A fake of Razorpay's script. Its window is an event: the test pays or closes it by posting a message to the page.
 */
const SCRIPT = `
window.Razorpay = function (options) {
  this.open = () => {
    window.dispatchEvent(new CustomEvent("razorpay-opened", { detail: { order_id: options.order_id, key: options.key } }));
    window.addEventListener("message", ({ data }) => {
      if (data.razorpay === "closed") options.modal.ondismiss();
      else if (data.razorpay) options.handler(data.razorpay);
    }, { once: true });
  };
};
`;
