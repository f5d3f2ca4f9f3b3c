import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { GstForm } from "@/components/checkout/gst-form";
import { QuotationAnswers } from "@/components/quotation/answers";
import { EmailLinkPage } from "@/components/quotation/email-link-page";
import { QuotationHistory } from "@/components/quotation/history";
import { QuotationItems } from "@/components/quotation/items";
import { QuotationSums } from "@/components/quotation/sums";
import { formFields } from "@/lib/browser/form/fields";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import type { QuoteAnswer } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { aPricedQuotation, aQuotation, aRevision } from "../../factories/quotation";
import { server } from "../../mocks/server";
import { sentBody } from "../../support/sent-body";

const NO_OUTCOME = { done: null, refused: null, refusals: NO_REFUSALS };
const request = { text: "₹850, and we take twenty.", askedAt: new Date("2026-11-22T10:00:00Z") };

function status(quotation: Quotation, answer: QuoteAnswer = "approve", { seen = quotation.revision, order = "" } = {}) {
  return render(
    <EmailLinkPage
      storeId="quotes"
      quotation={quotation}
      answer={answer}
      seenRevision={seen}
      quotationKey="secret"
      orderHref={order || null}
      outcome={NO_OUTCOME}
    />,
  );
}
const heading = () => screen.getByRole("heading", { level: 1 });
const formOf = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name }).form ?? document.createElement("form");
const sentBy = (form: HTMLFormElement) => [form.getAttribute("action"), Object.fromEntries(formFields(form))];

describe("the prices of a quotation", () => {
  it("are the list prices until the shop has answered", () => {
    render(
      <>
        <QuotationItems storeId="quotes" quotation={aQuotation()} />
        <QuotationSums quotation={aQuotation()} />
      </>,
    );
    expect(screen.getByRole("listitem")).toHaveTextContent("₹10,00010 pieces₹1,000 each");
    expect(screen.getByText("Shipping").closest("div")).toHaveTextContent("to be confirmed");
    expect(screen.getByText("List price").closest("div")).toHaveTextContent("₹10,000");
    expect(document.querySelector("s")).toBeNull();
  });

  it("are shown beside the list prices once the shop has answered", () => {
    render(
      <>
        <QuotationItems storeId="quotes" quotation={aPricedQuotation()} />
        <QuotationSums quotation={aPricedQuotation()} />
      </>,
    );
    expect(screen.getByRole("listitem")).toHaveTextContent("₹900 each, listed at ₹1,000 each");
    expect(within(screen.getByRole("listitem")).getByText("₹10,000").closest("s")).not.toBeNull();
    expect(screen.getByText("Shipping").closest("div")).toHaveTextContent("₹500");
    expect(screen.getByText("Our price").closest("div")).toHaveTextContent("₹9,500");
  });

  it("strike nothing through when they are higher than the list prices", () => {
    const items = aPricedQuotation().items.map((item) => ({ ...item, unitPrice: 120_000, total: 1_200_000 }));
    render(<QuotationItems storeId="quotes" quotation={aPricedQuotation({ items, subTotal: 1_200_000 })} />);
    expect(screen.getByRole("listitem")).toHaveTextContent("₹1,200 each, listed at ₹1,000 each");
    expect(document.querySelector("s")).toBeNull();
  });

  it("come with a history of requests and offers", () => {
    const revisions = [aRevision({ request }), aRevision({ number: 2, finalPrice: 900_000, message: "" })];
    render(<QuotationHistory timeZone="Asia/Kolkata" quotation={aPricedQuotation({ revision: 2, revisions })} />);
    const entries = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(entries).toEqual([
      "You requested a quotation21 November 2026",
      "We offered ₹9,50021 November 2026For ten of them.",
      "You asked for a revision22 November 2026₹850, and we take twenty.",
      "Our new offer: ₹9,00021 November 2026",
    ]);
  });
});

describe("the page behind the links of an e-mail", () => {
  it("approves the prices on screen without JavaScript, and links to asking for a revision", () => {
    status(aPricedQuotation());
    expect(heading()).toHaveTextContent("Our prices for you");
    expect(screen.getByText("For ten of them.")).toBeVisible();
    expect(sentBy(formOf("Approve ₹9,500"))).toEqual([
      "/api/quotations/quotation/approve?key=secret",
      { revision: "1" },
    ]);
    expect(screen.getByRole("link", { name: "Ask for a revision" })).toHaveAttribute(
      "href",
      "/quote-status/quotation/revision?key=secret&revision=1",
    );
  });

  it("says that the prices have changed since the e-mail, and approves only the current ones", () => {
    const revisions = [aRevision(), aRevision({ number: 2, message: "" })];
    status(aPricedQuotation({ revision: 2, revisions }), "approve", { seen: 1 });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Our prices have changed since we sent you the e-mail with this link.",
    );
    expect(formFields(formOf(/^Approve/)).get("revision")).toBe("2");
  });

  it("asks for a revision in the shopper's own words", () => {
    status(aPricedQuotation(), "revision");
    expect(heading()).toHaveTextContent("Ask for a revision");
    expect(screen.getByRole("textbox", { name: /What would you like to change/ })).toBeRequired();
    expect(sentBy(formOf("Ask for a revision"))).toEqual([
      "/api/quotations/quotation/revision?key=secret",
      { revision: "1", text: "" },
    ]);
  });

  it("thanks for the request, and still offers to approve the prices", () => {
    status(aPricedQuotation({ revisions: [aRevision({ request })] }), "revision");
    expect(heading()).toHaveTextContent("Thank you, Asha");
    expect(screen.getByText(request.text)).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Approve our prices after all" })).toHaveAttribute(
      "href",
      "/quote-status/quotation/approve?key=secret&revision=1",
    );
  });

  it("links to the order once it is approved, and has no buttons", () => {
    status(aPricedQuotation({ status: "confirmed", orderId: "order", confirmedAt: new Date() }), "approve", {
      order: "/checkout/order-summary/order",
    });
    expect(heading()).toHaveTextContent("Thank you, Asha");
    expect(screen.getByRole("link", { name: "View order and payment" })).toHaveAttribute(
      "href",
      "/checkout/order-summary/order",
    );
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    { case: "not answered yet", quotation: aQuotation(), text: "Your quotation is not ready yet" },
    {
      case: "cancelled by the shop",
      quotation: aQuotation({ status: "cancelled", cancellation: { by: "shop", reason: "The loom is sold." } }),
      text: "This quotation was cancelled",
    },
  ])("offers no answer while it is $case", ({ quotation, text }) => {
    status(quotation);
    expect(heading()).toHaveTextContent(text);
    expect(screen.queryByRole("button")).toBeNull();
    if (quotation.cancellation) expect(screen.getByText(/The loom is sold/)).toBeVisible();
  });
});

describe("in the account", () => {
  it("all answers are on one page, in forms that need no key", () => {
    render(<QuotationAnswers quotation={aPricedQuotation()} initial={NO_REFUSALS} />);
    expect(sentBy(formOf("Approve ₹9,500"))).toEqual(["/api/quotations/quotation/approve", { revision: "1" }]);
    const actions = [...document.forms].map((form) => form.getAttribute("action"));
    expect(actions).toEqual([
      "/api/quotations/quotation/approve",
      "/api/quotations/quotation/revision",
      "/api/quotations/quotation/cancel",
    ]);
  });

  it("an item that has run short is named, with JavaScript and without", async () => {
    const refusal = { path: "items.0", code: "item_unavailable" };
    const problem = { code: refusal.code, errors: [refusal] };
    // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie the server sets
    document.cookie = "XSRF-TOKEN=pair";
    server.use(
      http.post("*/api/quotations/quotation/approve", () =>
        HttpResponse.json(problem, { status: 422, headers: { "Content-Type": "application/problem+json" } }),
      ),
    );
    const quotation = aPricedQuotation();
    const shortage = `There is not enough stock of “${quotation.items[0]?.name}”`;
    const { unmount } = render(<QuotationAnswers quotation={quotation} initial={NO_REFUSALS} />);
    expect(screen.queryByText(shortage, { exact: false })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Approve ₹9,500" }));
    expect(await screen.findByText(shortage, { exact: false })).toHaveFocus();
    unmount();
    const initial = { ...NO_REFUSALS, fields: { "items.0": "item_unavailable" } } as const;
    render(<QuotationAnswers quotation={quotation} initial={initial} />);
    expect(screen.getByText(shortage, { exact: false })).toBeVisible();
  });

  it("a revision request without text is refused at its field, which is open", () => {
    const initial = { ...NO_REFUSALS, fields: { text: "text_needed" } } as const;
    render(<QuotationAnswers quotation={aPricedQuotation()} initial={initial} />);
    expect(screen.getByText("Tell us what you would like to change.").closest("details")).toHaveAttribute("open");
  });

  it("a confirmed quotation can no longer be answered", () => {
    const { container } = render(
      <QuotationAnswers
        quotation={aPricedQuotation({ status: "confirmed", orderId: "order" })}
        initial={NO_REFUSALS}
      />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

it("saves the company and its GST number once the shopper leaves the fields", async () => {
  const sent: unknown[] = [];
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie the server sets
  document.cookie = "XSRF-TOKEN=pair";
  server.use(
    http.patch("*/api/checkout/checkout", async ({ request }) => {
      sent.push(await sentBody(request));
      return HttpResponse.json({});
    }),
  );
  render(<GstForm checkoutId="checkout" gst={{ company: "", number: "" }} initial={NO_REFUSALS} />);
  await userEvent.type(screen.getByRole("textbox", { name: /Company/ }), "Rao Weddings");
  await userEvent.tab();
  expect(sent).toEqual([]);
  for (let field = 0; field < 3; field++) await userEvent.tab();
  await waitFor(() => expect(sent).toEqual([{ gst: { company: "Rao Weddings", number: "", state: "" } }]));
  expect(await screen.findByText("Saved")).toBeVisible();
});

it("asks for the state of a GST number, and says beside it that both do not fit", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie the server sets
  document.cookie = "XSRF-TOKEN=pair";
  const sent: unknown[] = [];
  server.use(
    http.patch("*/api/checkout/checkout", async ({ request }) => {
      sent.push(await sentBody(request));
      const errors = [{ path: "gst.state", code: "gst_state_wrong" }];
      const headers = { "Content-Type": "application/problem+json" };
      return HttpResponse.json({ code: "request_invalid", errors }, { status: 400, headers });
    }),
  );
  render(<GstForm checkoutId="checkout" gst={{ company: "Rao", number: "27AAPFU0939F1ZV" }} initial={NO_REFUSALS} />);
  const state = screen.getByRole("combobox", { name: /State of registration/ });
  expect(state).toHaveValue("Maharashtra");
  await userEvent.selectOptions(state, "Kerala");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(state).toHaveAccessibleDescription(/registered in another state/));
  expect(sent.at(-1)).toEqual({ gst: { company: "Rao", number: "27AAPFU0939F1ZV", state: "Kerala" } });
});
