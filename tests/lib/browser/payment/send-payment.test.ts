import { HttpResponse, http } from "msw";
import { sendPayment } from "@/lib/browser/payment/send-payment";
import { server } from "../../../mocks/server";

const path = "/api/orders/order/payments/square";

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cross-site pair, as the shop sets it
  document.cookie = "XSRF-TOKEN=pair";
});

function shop(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`*${path}`, ({ request }) => {
      keys.push(request.headers.get("idempotency-key"));
      return answers[Math.min(keys.length, answers.length) - 1]?.() ?? HttpResponse.error();
    }),
  );
  return keys;
}
const told = (payment: string) => () => HttpResponse.json({ payment, leads_to: "/checkout/one" });
const refused = (code: string) => () =>
  HttpResponse.json({ code, errors: [] }, { status: 422, headers: { "content-type": "application/problem+json" } });
const send = (onWaiting = jest.fn()) => sendPayment(path, {}, { key: "one-and-the-same-try", onWaiting, pause: 1 });

it("repeats the same attempt until its outcome is known", async () => {
  const keys = shop(refused("payment_under_way"), told("pending"), told("succeeded"));
  const onWaiting = jest.fn();
  expect(await send(onWaiting)).toEqual({ kind: "leads_on", path: "/checkout/one" });
  expect(keys).toEqual(Array(3).fill("one-and-the-same-try"));
  expect(onWaiting).toHaveBeenCalledTimes(2);
});

it("repeats the same attempt after a lost connection", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const keys = shop(() => HttpResponse.error(), told("succeeded"));
  server.use(http.head("*/api/health", () => new HttpResponse()));
  expect(await send()).toEqual({ kind: "leads_on", path: "/checkout/one" });
  expect(keys).toHaveLength(2);
});

it.each(["payment_declined", "order_not_payable", "too_many_attempts"])("does not repeat after %s", async (code) => {
  const keys = shop(refused(code), told("succeeded"));
  expect(await send()).toEqual({ kind: "refused", code });
  expect(keys).toHaveLength(1);
});

it("stops repeating after a while", async () => {
  const keys = shop(told("pending"));
  expect(await send()).toEqual({ kind: "refused", code: "payment_under_way" });
  expect(keys.length).toBeLessThanOrEqual(10);
});
