import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { OrderExtras } from "@/components/checkout/order-extras";
import type { OfferedPayment } from "@/components/payment/card";
import { PayForm } from "@/components/payment/pay-form";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { server } from "../../mocks/server";
import { answer, press, useCheckoutPage } from "../../support/checkout-page";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

useCheckoutPage();
beforeEach(() => {
  goTo.mockClear();
  refresh.mockClear();
});

describe("paying", () => {
  const cod: OfferedPayment = {
    name: "COD",
    label: "Cash on delivery",
    kind: "cod",
    needsCode: false,
    total: "₹1,130",
    charge: "₹50",
    ways: "",
    refusals: [],
  };
  const bank: OfferedPayment = {
    ...cod,
    name: "Bank",
    label: "Bank transfer",
    kind: "bank_transfer",
    total: "₹1,080",
    charge: null,
  };
  const form = (
    payments: OfferedPayment[] = [cod, bank],
    isFree = false,
    termsPage: string | null = null,
    tried = "",
  ) => (
    <PayForm
      orderKind="delivery"
      checkoutId="c1"
      idempotencyKey="a-key-of-this-page"
      seenTotal={1080}
      payments={payments}
      triedPayment={tried}
      isFree={isFree}
      termsPage={termsPage}
      mobile={{ dialCode: "+91", mobile: "9812345670", isCodeSent: false }}
      initial={NO_REFUSALS}
    />
  );
  const placed = { order: { _id: "o1", order_status: "placed" }, key: "k1" };

  it("orders with the shown total, once however often it is pressed, and shows the order", async () => {
    const sent = answer("/orders", placed);
    render(form());
    await userEvent.click(screen.getByRole("radio", { name: /Bank transfer/ }));
    const button = screen.getByRole("button", { name: "Place the order, ₹1,080" });
    await userEvent.dblClick(button);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/order-summary/o1?key=k1"));
    await userEvent.click(button);
    expect(sent).toEqual([
      {
        key: "a-key-of-this-page",
        body: { checkout_id: "c1", idempotency_key: "a-key-of-this-page", seen_total: "1080", payment_name: "Bank" },
      },
    ]);
  });
  it("says so when the shop has no payment method left, and has no button that could not work", () => {
    render(form([]));
    expect(screen.getByRole("alert")).toHaveTextContent("No payment method is available at the moment");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
  it("shows the amount of each method on its button, and why another cannot be used", () => {
    render(form([{ ...cod, refusals: ["Cash on delivery is not available for addresses abroad."] }, bank]));
    expect(
      screen.getByRole("radio", { name: /Cash on delivery.*Cash on delivery is not available for addresses abroad/s }),
    ).toBeDisabled();
    expect(screen.getByRole("radio", { name: "Bank transfer" })).toBeChecked();
    expect(screen.queryByRole("button", { name: /1,130/ })).not.toBeInTheDocument();
  });
  it("chooses no method that costs extra for the shopper, unless it is the only one", () => {
    const { rerender } = render(form([cod, bank]));
    expect(screen.getByRole("radio", { name: "Bank transfer" })).toBeChecked();
    expect(screen.getByRole("radio", { name: /Cash on delivery/ })).not.toBeChecked();
    rerender(<div>{form([cod, { ...bank, refusals: ["Not in this currency."] }])}</div>);
    expect(screen.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  });
  it("chooses the method again that was tried without script, if it is still offered", () => {
    const { rerender } = render(form([bank, cod], false, null, "COD"));
    expect(screen.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
    rerender(<div>{form([bank, cod], false, null, "Barter")}</div>);
    expect(screen.getByRole("radio", { name: "Bank transfer" })).toBeChecked();
  });
  it.each([false, true])("orders only once the terms are accepted, nothing to pay: %s", async (isFree) => {
    const sent = answer("/orders", placed);
    render(form([bank], isFree, "/terms-and-conditions"));
    const tick = screen.getByRole("checkbox", { name: "I accept the terms and conditions (opens in a new tab)" });
    expect(tick).toBeRequired();
    expect(screen.getByRole("link", { name: /terms and conditions/ })).toHaveAttribute("href", "/terms-and-conditions");
    await userEvent.click(tick);
    await press(/^Place the order/);
    await waitFor(() => expect(sent).toMatchObject([{ body: { accept_terms: "true" } }]));
  });
  it("says beside the tick that the terms are not accepted, if the browser sent the form all the same", async () => {
    answer(
      "/orders",
      { code: "terms_not_accepted", errors: [{ path: "accept_terms", code: "terms_not_accepted" }] },
      422,
    );
    render(form([bank], true, "/terms-and-conditions"));
    const tick = screen.getByRole("checkbox");
    tick.removeAttribute("required");
    await press("Place the order");
    await waitFor(() =>
      expect(tick).toHaveAccessibleDescription("Accept the terms and conditions to place your order."),
    );
  });
  it("asks for no tick in a shop without such terms", () => {
    render(form());
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });
  it("continues to the provider's page while the payment is pending", async () => {
    answer("/orders", { order: { _id: "o1", order_status: "pending" }, key: "k1" });
    render(form([{ ...bank, name: "Square", label: "Card", kind: "square" }]));
    await press("Continue to payment, ₹1,080");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/c1/pay"));
  });
  it("orders without asking for a payment method when nothing is to pay", async () => {
    const sent = answer("/orders", placed);
    render(form([], true));
    await press("Place the order");
    await waitFor(() => expect(sent).toMatchObject([{ body: { checkout_id: "c1" } }]));
  });
  it("says why the order failed, and tries again with the same key", async () => {
    answer("/orders", { code: "total_changed", errors: [] }, 422);
    render(form([cod]));
    await press("Place the order, ₹1,130");
    expect(await screen.findByRole("alert")).toHaveTextContent(/total has changed/);
    expect(refresh).toHaveBeenCalledTimes(1);
    const sent = answer("/orders", placed);
    await press("Place the order, ₹1,130");
    await waitFor(() => expect(sent).toMatchObject([{ key: "a-key-of-this-page" }]));
  });
  it("sends a code to the number first, and then orders with the code", async () => {
    const asked = answer("/checkout/c1/cod-code", { sent_to: "+919812345670" });
    const sent = answer("/orders", placed);
    render(form([{ ...cod, needsCode: true }]));
    await press("Send me a code");
    await waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveFocus());
    expect(asked).toMatchObject([{ body: { cod_dial_code: "+91", cod_mobile: "9812345670" } }]);
    expect(screen.getByRole("button", { name: /Send a new code/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("123456{Enter}");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ cod_dial_code: "+91", cod_mobile: "9812345670", cod_code: "123456" });
  });
  it("waits until a note just typed has been saved", async () => {
    const order: string[] = [];
    server.use(
      http.patch("*/api/checkout/c1", async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        order.push("note");
        return HttpResponse.json({});
      }),
      http.post("*/api/orders", () => {
        order.push("order");
        return HttpResponse.json(placed);
      }),
    );
    render(
      <>
        <OrderExtras checkoutId="c1" note="" wrapping={null} gift={null} />
        {form()}
      </>,
    );
    await userEvent.type(screen.getByLabelText(/Order note/), "After six, please");
    await press("Place the order, ₹1,130");
    await waitFor(() => expect(order).toEqual(["note", "order"]));
  });
  it("saves a note that was typed before the script had loaded", async () => {
    const saved = jest.fn();
    server.use(
      http.patch("/api/checkout/c1", async ({ request }) => {
        saved(await request.json());
        return HttpResponse.json({});
      }),
    );
    const extras = <OrderExtras checkoutId="c1" note="" wrapping={null} gift={null} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(extras);
    for (const field of container.querySelectorAll("textarea")) field.value = "After six, please";
    render(extras, { container, hydrate: true });
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(saved).toHaveBeenCalledWith({ order_note: "After six, please" });
    expect(screen.getByLabelText(/Order note/)).toHaveValue("After six, please");
  });
  it("is a plain form too, which carries the key", () => {
    const markup = renderToStaticMarkup(form());
    expect(markup).toContain('action="/api/orders" method="post"');
    expect(markup).toContain('name="idempotency_key" value="a-key-of-this-page"');
    expect(markup).toContain('name="seen_total" value="1080"');
  });
});
