import { cleanup, render, screen, within } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { CancelForms } from "@/components/order/cancel-forms";
import { OrderSummary } from "@/components/order/summary";
import { OrderView } from "@/components/order/view";
import { WithdrawForm } from "@/components/order/withdraw-form";
import { AwaitedTransfer } from "@/components/payment/awaited-transfer";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import type { Order } from "@/lib/domain/order/order";
import { anOrder, anOrderItem } from "@/tests/factories/order";

// It reads the cart again, which has nothing to do with the page's own parts.
jest.mock("@/components/cart/refetch-on-arrival", () => ({ RefetchCart: () => null }));

const show = (overrides: Partial<Order>) =>
  render(
    <OrderView
      takesWithdrawals={false}
      storeId="nila-loom"
      openingHours={[]}
      timeZone="Asia/Kolkata"
      order={anOrder(overrides)}
      leftOut={[]}
      wasCancelRefused={false}
    />,
  );

describe("an order that is not paid", () => {
  const awaited = { status: "placed", paymentStatus: "awaited", invoiceNumber: null } as const;

  it("is cancelled whole by one button, and item by item only if it has several", () => {
    show(awaited);
    const form = screen.getByText("Cancel this order").closest("details") as HTMLElement;
    expect(within(form).getByText(/already sent the transfer/)).toBeInTheDocument();
    expect(form.querySelector("form")).toHaveAttribute("action", "/api/orders/order/cancel");
    expect(screen.queryByText("Cancel items")).not.toBeInTheDocument();
    cleanup();
    show({ ...awaited, items: [anOrderItem(), anOrderItem({ position: 1, name: "Shawl" })] });
    expect(screen.getByText("Cancel items")).toBeInTheDocument();
    expect(screen.getByText(/If you choose all items, we cancel the order at once/)).toBeInTheDocument();
  });

  it("is not put into the bag again while its transfer is awaited", () => {
    show(awaited);
    expect(screen.queryByRole("button", { name: "Order again" })).not.toBeInTheDocument();
    cleanup();
    show({ ...awaited, status: "cancelled", paymentStatus: "none" });
    expect(screen.getByRole("button", { name: "Order again" })).toBeVisible();
  });

  it("is not cancelled by one button once it is paid", () => {
    show({ status: "placed", paymentStatus: "paid" });
    expect(screen.queryByText("Cancel this order")).not.toBeInTheDocument();
    expect(screen.getByText("Cancel items")).toBeInTheDocument();
  });

  it("says that its transfer did not arrive, also in the account", () => {
    const lapsed = { status: "lapsed", paymentStatus: "failed", invoiceNumber: null } as const;
    show(lapsed);
    expect(screen.getByRole("heading", { name: "Not paid in time" })).toBeVisible();
    expect(screen.getByText(/Your transfer did not arrive in time/)).toBeVisible();
    cleanup();
    show({ ...lapsed, placedAt: null });
    expect(screen.queryByText(/Your transfer did not arrive in time/)).not.toBeInTheDocument();
  });
});

describe("the summary of an order", () => {
  const summary = (overrides: Partial<Order>, children: ReactNode = null) =>
    render(
      <Provider>
        <OrderSummary
          storeId="nila-loom"
          order={anOrder({ invoiceNumber: null, ...overrides })}
          openingHours={[]}
          timeZone="Asia/Kolkata"
          isOwn={false}
          offersAccount={true}
          outcome={{ done: null, refused: null, refusals: NO_REFUSALS }}
        >
          {children}
        </OrderSummary>
      </Provider>,
    );

  it("says why an order whose transfer did not arrive has ended, and what to do", () => {
    summary({ status: "lapsed", paymentStatus: "failed" });
    expect(screen.getByRole("heading", { name: "This order is no longer active" })).toBeVisible();
    expect(screen.getByText(/reply to your order e-mail with the reference/)).toBeVisible();
    expect(document.body).not.toHaveTextContent("still in your bag");
  });

  it("says that a card payment was not made, whose items are still in the bag", () => {
    summary({ status: "lapsed", paymentStatus: "failed", placedAt: null });
    expect(screen.getByText(/still in your bag/)).toBeVisible();
  });

  it("says until when the items of a transfer are kept, in the time zone of the store", () => {
    const until = new Date("2026-11-23T20:10:00Z");
    const props = { orderId: "order", orderKey: "key", reference: "", transfer: null, initial: NO_REFUSALS };
    render(<AwaitedTransfer {...props} kept={{ until, timeZone: "Asia/Kolkata" }} />);
    const time = screen.getByText("24 November 2026, 1:40 am");
    expect(time.parentElement).toHaveTextContent("We keep your items until 24 November 2026, 1:40 am.");
    cleanup();
    render(<AwaitedTransfer {...props} kept={null} />);
    expect(document.body).not.toHaveTextContent("We keep your items");
  });

  it("cancels with the key of the guest's link", () => {
    summary(
      { paymentStatus: "awaited" },
      <WithdrawForm order={anOrder({ paymentStatus: "awaited" })} orderKey="a+b" />,
    );
    const form = screen.getByText("Cancel this order").closest("details")?.querySelector("form");
    expect(form).toHaveAttribute("action", "/api/orders/order/cancel?key=a%2Bb");
    const fields = [...(form?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value]);
    expect(fields).toEqual([
      ["order_id", "order"],
      ["key", "a+b"],
    ]);
  });

  it("says how far a guest's order is and how it is paid, and takes the request to cancel items", () => {
    const order = anOrder({ status: "confirmed", paymentStatus: "paid", invoiceNumber: null });
    summary(order, <CancelForms order={order} orderKey="a+b" isOpen={false} />);
    expect(screen.getByRole("heading", { name: "Preparing" })).toBeVisible();
    expect(screen.getByText("Payment").nextSibling).toHaveTextContent("Bank transfer: Paid");
    const form = screen.getByText("Cancel items").closest("details")?.querySelector("form");
    expect(form).toHaveAttribute("action", "/api/orders/order?key=a%2Bb");
    expect(form?.querySelector("[name=key]")).toHaveValue("a+b");
  });

  it("has no empty part when there is nothing to do", () => {
    const { container } = summary({ status: "cancelled", paymentStatus: "none" }, [false, null]);
    const headings = [...container.querySelectorAll("section")].map((part) => part.querySelector("h2")?.textContent);
    expect(headings).toEqual(["Cancelled"]);
  });
});
