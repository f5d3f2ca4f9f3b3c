import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { PayPalButton } from "@/components/payment/paypal-button";
import { RazorpayButton } from "@/components/payment/razorpay-button";
import { StripeForm } from "@/components/payment/stripe-form";
import { goTo } from "@/lib/browser/go-to";
import { loadScript } from "@/lib/browser/load-script";
import { leaveFor } from "@/lib/browser/payment/pay-by-paypal";
import { server } from "@/tests/mocks/server";

jest.mock("@/lib/browser/load-script", () => ({ loadScript: jest.fn() }));
jest.mock("@/lib/browser/go-to", () => ({ goTo: jest.fn() }));
jest.mock("@/lib/browser/payment/pay-by-paypal", () => ({
  ...jest.requireActual("@/lib/browser/payment/pay-by-paypal"),
  leaveFor: jest.fn(),
}));

const requests: { path: string; body: unknown }[] = [];
beforeEach(() => {
  requests.length = 0;
  jest.mocked(goTo).mockReset();
  jest.mocked(leaveFor).mockReset();
  jest.mocked(loadScript).mockResolvedValue(true);
  window.history.replaceState(null, "", "/checkout/one/pay");
  for (const name of ["Razorpay", "Stripe"]) Reflect.deleteProperty(window, name);
  // biome-ignore lint/suspicious/noDocumentCookie: the cross-site pair, as the shop sets it
  document.cookie = "XSRF-TOKEN=pair";
  server.use(
    http.post("*/api/orders/order/payments/:provider", () => HttpResponse.json({ token: "token" })),
    http.post("*/api/orders/order/payments/:provider/return", async ({ request }) => {
      requests.push({ path: new URL(request.url).pathname, body: await request.json() });
      return HttpResponse.json({ payment: "succeeded", leads_to: "/checkout/one" });
    }),
  );
});
const press = () => userEvent.click(screen.getByRole("button", { name: /^Pay ₹1,080/ }));

describe("Razorpay's window", () => {
  type Options = { handler: (response: object) => void; modal: { ondismiss: () => void }; order_id: string };
  let options: Options;
  const show = () => {
    Object.assign(window, {
      Razorpay: function Razorpay(this: { open: () => void }, given: Options) {
        options = given;
        this.open = () => undefined;
      },
    });
    const payer = { name: "Asha", email: "asha@example.com", mobile: "+919876543210" };
    const page = { keyId: "rzp_test", shopName: "Nila Loom", payer };
    render(
      <RazorpayButton
        orderId="order"
        orderNumber="1"
        scriptUrl="https://rzp.example"
        shownAmount="₹1,080"
        page={page}
      />,
    );
  };

  it("gets the order, and what it signs is reported", async () => {
    show();
    await press();
    await waitFor(() => expect(options.order_id).toBe("token"));
    options.handler({ razorpay_order_id: "order_1", razorpay_payment_id: "pay_1", razorpay_signature: "signed" });
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/one"));
    expect(requests[0]?.body).toEqual({ reference: "order_1", payment_id: "pay_1", signature: "signed" });
  });

  it("can be closed and opened again", async () => {
    show();
    await press();
    await waitFor(() => expect(screen.getByRole("button")).toHaveAttribute("aria-busy"));
    options.modal.ondismiss();
    await waitFor(() => expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy"));
    expect(requests).toEqual([]);
  });

  it("says so if its script does not load", async () => {
    jest.mocked(loadScript).mockResolvedValue(false);
    show();
    Reflect.deleteProperty(window, "Razorpay");
    await press();
    expect(await screen.findByText(/did not load/)).toBeInTheDocument();
  });
});

describe("Stripe's fields", () => {
  const confirmPayment = jest.fn();
  const setting = { scriptUrl: "https://stripe.example", publishableKey: "pk", amount: 108_000, currency: "inr" };
  const show = () => {
    const element = {
      on: (event: string, handler: () => void) => event === "ready" && handler(),
      mount() {},
      destroy() {},
    };
    const elements = () => ({ create: () => element, submit: async () => ({}) });
    Reflect.set(window, "Stripe", () => ({ elements, confirmPayment }));
    render(<StripeForm orderId="order" setting={setting} shownAmount="₹1,080" />);
  };
  beforeEach(() => confirmPayment.mockReset());

  it("pay the same payment again after a card was declined", async () => {
    confirmPayment.mockResolvedValueOnce({ error: { type: "card_error" } });
    confirmPayment.mockResolvedValueOnce({ paymentIntent: { id: "pi_1" } });
    show();
    await waitFor(() => expect(screen.getByRole("button")).toBeEnabled());
    await press();
    expect(await screen.findByText(/bank declined/)).toBeInTheDocument();
    await press();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/one"));
    expect(confirmPayment.mock.calls.map(([{ clientSecret }]) => clientSecret)).toEqual(["token", "token"]);
    expect(requests[0]?.body).toEqual({ reference: "pi_1" });
  });

  it("report a payment that was made on another page", async () => {
    window.history.replaceState(null, "", "/checkout/one/pay?payment_intent=pi_2&redirect_status=succeeded");
    show();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/one"));
    expect(requests[0]?.body).toEqual({ reference: "pi_2" });
  });
});

describe("PayPal's page", () => {
  const show = () => render(<PayPalButton orderId="order" shownAmount="₹1,080" />);

  it("is opened in place of ours", async () => {
    show();
    await press();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("token"));
  });

  it("leads back to a payment that is reported once", async () => {
    window.history.replaceState(null, "", "/checkout/one/pay?token=ORDER&PayerID=PAYER");
    show();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/one"));
    expect(requests.map(({ body }) => body)).toEqual([{ reference: "ORDER" }]);
    expect(window.location.search).toBe("");
  });

  it("may be left without paying", async () => {
    window.history.replaceState(null, "", "/checkout/one/pay?token=ORDER");
    show();
    expect(await screen.findByRole("button", { name: /^Pay/ })).not.toHaveAttribute("aria-busy");
    expect(requests).toEqual([]);
  });
});
