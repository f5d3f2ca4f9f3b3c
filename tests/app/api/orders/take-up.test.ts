import { POST as startHosted } from "@/app/api/orders/[order_id]/payments/[provider]/route";
import { POST as takeUp } from "@/app/api/orders/[order_id]/take-up/route";
import { insertOrderLink } from "@/lib/data/order/links";
import { orderPaymentPath, orderSummaryPath } from "@/lib/domain/checkout/pages";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { useTestDatabase } from "@/tests/support/database";
import { anOrderToPay } from "@/tests/support/payer";
import { useRazorpayShop } from "@/tests/support/razorpay-shop";
import { renderPage } from "@/tests/support/rendered-page";
import { aVisitor, type Shopper, told } from "@/tests/support/shopper";

jest.mock("next/headers", () => {
  const { cookiesOfVisitor, headersOfVisitor } = jest.requireActual("@/tests/support/rendered-page");
  return { cookies: cookiesOfVisitor, headers: headersOfVisitor };
});
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({}),
  usePathname: () => "/",
  useSearchParams: () => jest.requireActual("@/tests/support/rendered-page").queryOfPage(),
}));
jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), connection: async () => {} }));
jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
const razorpay = useRazorpayShop();

/** An order that was not paid in time, its link, and the browser of somebody who has it. */
async function aLapsed() {
  const ordered = await anOrderToPay("Razorpay");
  await releaseLapsedOrders(new Date(Date.now() + 8 * 60_000));
  const key = await insertOrderLink("nila-loom", ordered.order.id, new Date());
  return { ...ordered, key, reader: await aVisitor() };
}
const send = (shopper: Shopper, id: string, key: string, form?: Record<string, string>) =>
  shopper.ask(takeUp, {
    method: "POST",
    path: `/api/orders/${id}/take-up?key=${key}`,
    params: { order_id: id },
    ...(form ? { form } : { body: {} }),
  });

it("leads from the page of the order to its payment without script, and back once it is paid", async () => {
  const { payer, order, key, reader } = await aLapsed();
  const shown = await renderPage(orderSummaryPath(order.id, key), reader);
  if (!("html" in shown)) throw new Error(shown.leadsTo);
  expect(shown.html).toContain(`action="/api/orders/${order.id}/take-up?key=${key}"`);
  expect(shown.html).toContain("Pay now");
  expect(shown.html).toContain("This order is not paid yet");
  // Nobody pays by an address alone.
  expect(await renderPage(orderPaymentPath(order.id), reader)).toEqual({ leadsTo: "/404" });

  const sent = await send(reader, order.id, key, { order_id: order.id, key });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, orderPaymentPath(order.id)]);
  const page = await renderPage(orderPaymentPath(order.id), reader);
  if (!("html" in page)) throw new Error(page.leadsTo);
  expect(page.html).toContain("Pay ₹1,080");
  expect(page.html).not.toContain("Choose another payment method");
  const started = await reader.ask(startHosted, {
    method: "POST",
    params: { order_id: order.id, provider: "razorpay" },
  });
  expect(started.status).toBe(200);

  const begun = await startHostedPayment(payer, order.id, "razorpay");
  if (!begun.ok) throw new Error(begun.code);
  const paid = razorpay().returned(razorpay().pay(begun.value.token));
  await finishHostedPayment(payer, order.id, "razorpay", paid);
  const after = await renderPage(orderPaymentPath(order.id), reader);
  if (!("leadsTo" in after)) throw new Error("The order can still be paid");
  expect(after.leadsTo).toMatch(new RegExp(`^${orderSummaryPath(order.id)}\\?key=[\\w-]+$`));
  const again = await send(reader, order.id, key, { order_id: order.id, key });
  expect(again.headers.get("location")).toBe(`${orderSummaryPath(order.id, key)}&refusal=order_paid`);
  const refused = await renderPage(`${orderSummaryPath(order.id, key)}&refusal=order_paid`, reader);
  expect("html" in refused && refused.html).toContain("This order is paid already.");
  expect("html" in refused && refused.html).not.toContain("Pay now");
  expect("html" in refused && refused.html).not.toContain("not paid yet");
});

it("answers with the page of the payment, and refuses whoever has no key", async () => {
  const { order, key, reader } = await aLapsed();
  expect(await told(await send(reader, order.id, "wrong"))).toEqual([404, "order_unknown"]);
  expect(await told(await send(reader, order.id, key))).toEqual([200, { leads_to: orderPaymentPath(order.id) }]);
});
