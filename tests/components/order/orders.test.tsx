import { render, screen, within } from "@testing-library/react";
import { InvoiceLinks } from "@/components/invoice/links";
import { InvoiceSheet } from "@/components/invoice/sheet";
import { OrderList } from "@/components/order/list";
import { OrderListFrame, orderListPath } from "@/components/order/list-frame";
import { OrderView } from "@/components/order/view";
import { toCreditNoteDocument } from "@/lib/domain/invoice/credit-note-document";
import { toInvoice } from "@/lib/domain/invoice/invoice";
import { documentFacts } from "@/lib/domain/invoice/wording";
import type { Order } from "@/lib/domain/order/order";
import { storeTimeZone } from "@/lib/domain/store/time-zone";
import { aCreditNote, anAddress, anOrder, anOrderItem, aParcel } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";

function show(overrides: Partial<Order> = {}, props: { leftOut?: number[]; wasCancelRefused?: boolean } = {}) {
  const { leftOut = [], wasCancelRefused = false } = props;
  render(
    <OrderView
      takesWithdrawals={false}
      storeId="nila-loom"
      openingHours={[]}
      timeZone="Asia/Kolkata"
      order={anOrder(overrides)}
      leftOut={leftOut}
      wasCancelRefused={wasCancelRefused}
    />,
  );
}

const description = (term: string) => screen.getByText(term).nextSibling;

describe("the page of an order", () => {
  it("shows its status, with the dates of past steps and the steps to come", () => {
    show({ status: "confirmed", confirmedAt: new Date("2026-11-22T08:00:00Z") });
    expect(screen.getByRole("heading", { name: "Preparing" })).toBeVisible();
    const steps = screen.getAllByRole("listitem").filter((item) => item.closest("ol"));
    expect(steps.map((step) => step.textContent)).toEqual([
      "Placed21 November 2026",
      "Preparing22 November 2026",
      "On its way",
      "Delivered",
    ]);
    expect(steps[1]).toHaveAttribute("aria-current", "step");
  });

  it("explains how to pay while a transfer is awaited, between the status and the items", () => {
    render(
      <OrderView
        takesWithdrawals={false}
        storeId="nila-loom"
        openingHours={[]}
        timeZone="Asia/Kolkata"
        order={anOrder()}
        leftOut={[]}
        wasCancelRefused={false}
        toPay={<p>Account number 1234</p>}
      />,
    );
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(1, 3)).toEqual(["How to pay", "Items"]);
  });

  it("calls the payment method what the checkout called it", () => {
    show({ paymentName: "Gpay", paymentLabel: "UPI", paymentStatus: "awaited" });
    expect(description("Payment")).toHaveTextContent("UPI: Waiting for your transfer");
  });

  it("shows the hour of the slot in the time zone of the store", () => {
    const slot = { start: new Date("2026-11-23T04:30:00Z"), end: new Date("2026-11-23T05:30:00Z") };
    show({ shipping: { ...anOrder().shipping, slot } });
    expect(description("Delivery slot")).toHaveTextContent("Monday 23 November, 10:00 am – 11:00 am");
  });

  it("shows no further steps of a cancelled order", () => {
    show({ status: "cancelled", cancelledAt: new Date("2026-11-23T08:00:00Z") });
    const steps = screen.getAllByRole("listitem").filter((item) => item.closest("ol"));
    expect(steps.map((step) => step.textContent)).toEqual(["Placed21 November 2026", "Cancelled23 November 2026"]);
  });

  it("can be tracked while it is on its way", () => {
    show({ status: "dispatched", parcels: [aParcel()] });
    expect(screen.getByRole("heading", { name: "On its way" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Track parcel" })).toHaveAttribute("href", "https://post.example/EE1");
    expect(description("Tracking number")).toHaveTextContent("EE1");
    expect(description("Carrier")).toHaveTextContent("India Post");
  });

  it("lists its parcels with their items, and what is still to come", () => {
    const items = [
      anOrderItem({ quantity: 300 }),
      anOrderItem({ position: 1, name: "Shawl", unit: "Mts", quantity: 250 }),
    ];
    const first = aParcel({ items: [{ position: 0, quantity: 200 }] });
    const second = aParcel({
      ordinal: 2,
      trackingLink: "",
      trackingNumber: "",
      items: [{ position: 1, quantity: 150 }],
    });
    show({ status: "confirmed", items, parcels: [first, second] });
    expect(screen.getByRole("heading", { name: "Partly on its way" })).toBeVisible();
    const part = (name: string) => screen.getByRole("heading", { name, level: 3 }).closest("li");
    expect(part("Parcel 1")).toHaveTextContent("Sent on 22 November 2026Stole · 2 pieces");
    expect(part("Parcel 2")).toHaveTextContent("Shawl · 1.5 metres");
    expect(part("Still to come")).toHaveTextContent("Stole · 1 pieceShawl · 1 metre");
    expect(screen.getAllByRole("link", { name: /^Track parcel/ })).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Track parcel: Parcel 1" })).toBeVisible();
    // Both items have begun to leave, so neither can be cancelled here.
    expect(screen.queryByText("Cancel items")).not.toBeInTheDocument();
  });

  it.each([
    {
      what: "an order that left at once and untracked",
      order: { parcels: [aParcel({ carrier: "", trackingLink: "", trackingNumber: "" })] },
    },
    { what: "an order for pickup", order: { kind: "pickup", parcels: [aParcel()] } },
  ] as const)("shows no parcels of $what", ({ order }) => {
    show({ status: "dispatched", ...order });
    expect(screen.queryByRole("heading", { name: /^Parcel/ })).not.toBeInTheDocument();
  });

  it("cannot be tracked any more once it is delivered", () => {
    show({ status: "delivered", parcels: [aParcel()] });
    expect(screen.queryByRole("link", { name: "Track parcel" })).not.toBeInTheDocument();
    expect(description("Tracking number")).toHaveTextContent("EE1");
  });

  it("shows its prices in its own currency, and only the ending of a gift card", () => {
    show({
      currency: { code: "USD", rateMillionths: 83_250_000, chargeBasisPoints: 0 },
      giftCards: [{ code: "AB12-CD34-EF56", amount: 50_000 }],
      giftCardAmount: 50_000,
      finalPrice: 58_000,
    });
    expect(description("Gift card ending in EF56")).toHaveTextContent("−$6.01");
    expect(description("Paid")).toHaveTextContent("$6.97");
    expect(document.body).not.toHaveTextContent("CD34");
  });

  it("links to its invoice and credit notes", () => {
    show({ creditNotes: [aCreditNote()] });
    expect(screen.getByRole("link", { name: "Invoice" })).toHaveAttribute("href", "/account/orders/order/invoice");
    const credit = screen.getByRole("link", { name: "Credit note CN-000001" });
    expect(credit).toHaveAttribute("href", "/account/orders/order/credit-notes/1");
  });

  it("names the branch of a pickup order, and no delivery address", () => {
    const branch = { id: "kannur", name: "Kannur shop", address: "4 Weavers Lane", mobile: "0497 123" };
    const collector = { name: "Ravi Menon", dialCode: "+91", mobile: "9876543211" };
    show({ kind: "pickup", status: "dispatched", shipping: { ...anOrder().shipping, branch, collector } });
    expect(screen.getByRole("heading", { name: "Ready for pickup" })).toBeVisible();
    expect(screen.getByText("Kannur shop")).toBeVisible();
    expect(screen.getByText("Ravi Menon")).toHaveTextContent("+91 9876543211");
    expect(screen.queryByText("Delivery address")).not.toBeInTheDocument();
  });

  it("offers to cancel only the items that can still be cancelled", () => {
    show({
      items: [anOrderItem(), anOrderItem({ position: 1, name: "Shawl", status: "c_declined" })],
    });
    const form = within(screen.getByText("Cancel items").closest("details") as HTMLElement);
    expect(form.getAllByRole("checkbox", { hidden: true })).toHaveLength(1);
    expect(form.getByRole("checkbox", { name: "Stole", hidden: true })).toHaveAttribute("value", "0");
    expect(form.getAllByRole("option", { hidden: true })).toHaveLength(8);
    expect(screen.getByText("Could not be cancelled")).toBeVisible();
  });

  it("offers no cancelling once it is dispatched", () => {
    show({ status: "dispatched" });
    expect(screen.queryByText("Cancel items")).not.toBeInTheDocument();
  });

  it("reopens a refused form, and marks items that could not be ordered again", () => {
    show({}, { wasCancelRefused: true, leftOut: [0] });
    expect(screen.getByText("Cancel items").closest("details")).toHaveAttribute("open");
    expect(screen.getByText("No longer available")).toBeVisible();
  });
});

describe("the list of orders", () => {
  it("links to each order, with its items and status", () => {
    render(<OrderList storeId="nila-loom" timeZone="Asia/Kolkata" orders={[anOrder({ id: "a/b" })]} />);
    const link = screen.getByRole("link", { name: "Order 482913-1126-100001" });
    expect(link).toHaveAttribute("href", "/account/orders/a%2Fb");
    const item = screen.getByRole("listitem");
    for (const text of ["21 November 2026", "₹1,080", "Placed", "Stole"]) expect(item).toHaveTextContent(text);
  });

  it("gives each list its own address, and searches the open one", () => {
    render(
      <OrderListFrame type="completed" search="silk">
        none
      </OrderListFrame>,
    );
    expect(screen.getByRole("link", { name: "Completed" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "In progress" })).toHaveAttribute("href", "/account/orders");
    expect(screen.getByRole("searchbox")).toHaveValue("silk");
    expect(orderListPath({ type: "cancelled", search: "a b", page: 2 })).toBe(
      "/account/orders?type=cancelled&q=a+b&page=2",
    );
  });
});

it("prints an invoice with the tax of each rate", () => {
  const order = anOrder({ shippingAddress: anAddress({ name: "Bina" }) });
  const invoice = toInvoice(order, aStore({ gstNumber: "32ABCDE1234F1Z5" }));
  if (!invoice) throw new Error("The invoice is missing.");
  render(<InvoiceSheet invoiceDocument={invoice} backHref="/account/orders/order" pdfHref="/x/pdf" />);
  expect(screen.getByRole("heading", { name: "Tax invoice" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Download as PDF" })).toHaveAttribute("href", "/x/pdf");
  expect(screen.getByRole("row", { name: "Stole 6214 1 pcs 1,000" })).toBeVisible();
  expect(
    screen.getByRole("row", { name: /Taxable value 1,028.58 · CGST 2.5 % 25.71 · SGST 2.5 % 25.71/ }),
  ).toBeVisible();
  expect(description("Total")).toHaveTextContent("1,080");
  expect(screen.getByText("Bina")).toBeVisible();
});

it("dates an invoice in the time zone of its store", () => {
  const order = anOrder({
    createdAt: new Date("2026-11-30T23:30:00Z"),
    invoicedAt: new Date("2026-12-01T04:59:00Z"),
  });
  const dates = (country: string) => {
    const invoice = toInvoice(order, aStore({ timeZone: storeTimeZone(country) }));
    if (!invoice) throw new Error("The invoice is missing.");
    return documentFacts(invoice).flatMap(([label, value]) => (/Date|Ordered on/.test(label) ? [value] : []));
  };
  expect(dates("US")).toEqual(["30 November 2026", "30 November 2026"]);
  expect(dates("India")).toEqual(["1 December 2026", "1 December 2026"]);
});

it("prints a credit note with its invoice, and the amount returned to gift cards", () => {
  const order = anOrder({ creditNotes: [aCreditNote({ toGiftCards: 40_000 })], giftCardAmount: 40_000 });
  const note = toCreditNoteDocument(order, 1, aStore());
  if (!note) throw new Error("The credit note is missing.");
  render(<InvoiceSheet invoiceDocument={note} backHref="/account/orders/order" pdfHref="/x/pdf" />);
  expect(screen.getByRole("heading", { name: "Credit note" })).toBeVisible();
  expect(screen.getByText("NL-0042")).toBeVisible();
  expect(screen.getByRole("row", { name: "Stole 6214 1 pcs 1,000" })).toBeVisible();
  expect(description("Total")).toHaveTextContent("1,000");
  expect(description("Returned to gift cards")).toHaveTextContent(/400$/);
  expect(description("Refund")).toHaveTextContent(/^600$/);
});

it("links guests to their invoice and credit notes with the key of their link", () => {
  render(<InvoiceLinks order={anOrder({ creditNotes: [aCreditNote()] })} orderKey="k3y" />);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([
    "/checkout/order-summary/order/invoice?key=k3y",
    "/checkout/order-summary/order/credit-notes/1?key=k3y",
  ]);
});
