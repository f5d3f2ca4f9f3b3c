import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Codes } from "@/components/checkout/codes";
import { ShippingStep } from "@/components/checkout/shipping-step";
import type { FormOutcome } from "@/components/form/outcome";
import { BillTable } from "@/components/pricing/bill-table";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { type CheckoutInput, calculateCheckout } from "@/lib/domain/checkout/calculate";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import type { OfferTerms } from "@/lib/domain/pricing/offer";
import { aCartItem, aSoldItem } from "../../factories/cart";
import { aBranch, aCheckout, aCheckoutInput, anAddress } from "../../factories/checkout";
import { DOLLAR } from "../../factories/currency";
import { percentOff } from "../../factories/order-to-price";
import { aGiftCard, anOffer, aShippingMethod, pricingSettings, rupees } from "../../factories/pricing";
import { answer, press, useCheckoutPage } from "../../support/checkout-page";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const TENTH = { discount: percentOff(10), limit: null };
const NO_OUTCOME: FormOutcome = { done: null, refused: null, refusals: NO_REFUSALS };
const priced = (checkout: Partial<Checkout> = {}, facts: Partial<CheckoutInput> = {}) =>
  calculateCheckout(aCheckout({ kind: "delivery", shippingAddress: anAddress(), ...checkout }), aCheckoutInput(facts));

useCheckoutPage();
beforeEach(() => {
  goTo.mockClear();
  refresh.mockClear();
});

describe("the bill", () => {
  const table = ({ bill, items }: ReturnType<typeof priced>) => <BillTable bill={bill} items={items} />;
  /** The rows that CSS shows, which jsdom does not apply. `withFee`: a payment method with a fee is chosen. */
  const lines = ({ withFee } = { withFee: false }) =>
    screen.getAllByRole("term").flatMap(({ parentElement: row, textContent }) => {
      const shown = row?.cloneNode(true) as HTMLElement;
      const isHidden = (element: Element) =>
        withFee ? element.className.includes(":hidden") : element.classList.contains("hidden");
      for (const element of shown.querySelectorAll("dd *")) if (isHidden(element)) element.remove();
      return isHidden(shown) ? [] : [[textContent, shown.querySelector("dd")?.textContent]];
    });

  it("shows every amount with its reason", () => {
    const checkout = priced(
      { isGiftWrapped: true, giftCardCodes: ["AAAA-BBBB-CCCC"] },
      {
        offer: { asked: { code: "TEN", offer: anOffer() }, automatic: [] },
        giftCards: [{ code: "AAAA-BBBB-CCCC", card: aGiftCard({ balance: rupees(200) }) }],
      },
    );
    render(table(checkout));
    expect(lines()).toEqual([
      ["Subtotal", "₹1,000"],
      ["Shipping", "₹80"],
      ["Gift wrap₹60 per item, for 1 piece", "₹60"],
      ["Total", "₹1,140"],
      ["Offer TENon Stole", "−₹100"],
      ["Gift card ending in CCCC", "−₹200"],
      ["To payTaxes included", "₹840"],
    ]);
  });
  it("has the fee for cash on delivery as a row, and in both totals, once that is chosen", () => {
    const giftCards = [{ code: "AAAA-BBBB-CCCC", card: aGiftCard({ balance: rupees(200) }) }];
    const checkout = priced({ giftCardCodes: ["AAAA-BBBB-CCCC"] }, { giftCards });
    render(table(checkout));
    expect(lines()).toEqual([
      ["Subtotal", "₹1,000"],
      ["Shipping", "₹80"],
      ["Total", "₹1,080"],
      ["Gift card ending in CCCC", "−₹200"],
      ["To payTaxes included", "₹880"],
    ]);
    expect(lines({ withFee: true })).toEqual([
      ["Subtotal", "₹1,000"],
      ["Shipping", "₹80"],
      ["Cash on delivery", "₹50"],
      ["Total", "₹1,130"],
      ["Gift card ending in CCCC", "−₹200"],
      ["To payTaxes included", "₹930"],
    ]);
  });
  it.each<{ terms: OfferTerms; reason: string }>([
    { terms: { appliesTo: "items", items: { kind: "product", ids: ["shawl"] }, ...TENTH }, reason: "on Shawl" },
    { terms: { appliesTo: "order", ...TENTH }, reason: "on all items" },
    { terms: { appliesTo: "shipping", direction: "all", ...TENTH }, reason: "on shipping" },
  ])("says that an offer is $reason", ({ terms, reason }) => {
    const items = ["stole", "shawl"].map((id) =>
      aCartItem({ id, productId: id, sold: aSoldItem({ name: id === "shawl" ? "Shawl" : "Stole" }) }),
    );
    const offer = { asked: null, automatic: [anOffer({ terms, isAutomatic: true })] };
    render(table(priced({}, { items, offer })));
    expect(lines().map(([name]) => name)).toContain(`OfferTEN, ${reason}`);
  });
  it("says that an offer leaves out what is reduced already", () => {
    const reduced = aSoldItem({ name: "Shawl", sellingPrice: rupees(900), discountedPrice: rupees(816) });
    const items = [aCartItem(), aCartItem({ id: "shawl", productId: "shawl", sold: reduced })];
    const pricing = pricingSettings({ offersSkipDiscounted: true });
    const offer = { asked: { code: "TEN", offer: anOffer() }, automatic: [] };
    const checkout = priced({}, { items, pricing, offer });
    render(table(checkout));
    expect(lines()).toContainEqual(["Offer TENon Stole (full-price items only)", "−₹100"]);
    // What it took off lies on the item that it was reckoned on, as on the invoice.
    expect(checkout.bill.items.map(({ offerReduction }) => offerReduction)).toEqual([rupees(100), 0]);
  });
  it("says from which amount shipping is free, or how much is missing", () => {
    const free = aShippingMethod({ freeFrom: rupees(500), showsFreeHint: true });
    const { rerender } = render(table(priced({}, { methods: [free] })));
    expect(lines()).toContainEqual(["Shippingfree on orders of ₹500 or more", "Free"]);
    rerender(table(priced({}, { methods: [{ ...free, freeFrom: rupees(1_500) }] })));
    expect(screen.getByText(/for free shipping/)).toHaveTextContent("Add ₹500 for free shipping.");
  });
  it("is in the currency of the checkout, as calculated by the server", () => {
    render(table(priced({ currencyCode: "USD" }, { currency: DOLLAR })));
    expect(lines().at(-1)).toEqual(["To payTaxes included", "$13.66"]);
    expect(document.querySelector("data")).toBeNull();
  });
  it("marks a total without shipping as incomplete", () => {
    render(table(priced({ shippingAddress: null }, { destination: null })));
    expect(lines().at(-1)).toEqual(["To pay before shippingTaxes included", "₹1,000"]);
    expect(screen.getByText(/once we know your address/)).toBeInTheDocument();
  });
});

describe("shipping", () => {
  it("offers each method with its price and delivery time", async () => {
    const sent = answer("/checkout/checkout", {});
    const methods = [
      aShippingMethod({ deliveryTime: "5 days" }),
      aShippingMethod({ id: "express", name: "Express", price: rupees(200) }),
    ];
    render(<ShippingStep priced={priced({}, { methods })} news={NO_OUTCOME} />);
    expect(screen.getByRole("radio", { name: /Post\s*₹80\s*5 days/ })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: /Express\s*₹200/ }));
    await press("Continue to payment");
    await waitFor(() => expect(sent).toMatchObject([{ body: { shipping_id: "express" } }]));
  });
  it("offers days with their slots, the first free one selected", async () => {
    const sent = answer("/checkout/checkout", {});
    const openingDays = [{ weekday: 1, name: "Monday", isOpen: true, hours: [{ from: "10:00", to: "12:00" }] }];
    const pickup = priced({ kind: "pickup" }, { branches: [aBranch()], openingDays });
    render(<ShippingStep priced={pickup} news={NO_OUTCOME} />);
    expect(screen.getByText("Monday 17 June")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "10:00 am – 11:00 am" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "11:00 am – 12:00 pm" }));
    await press("Continue to payment");
    const slot = "2030-06-17T05:30:00.000Z/2030-06-17T06:30:00.000Z";
    await waitFor(() => expect(sent).toMatchObject([{ body: { slot } }]));
  });
});

describe("codes", () => {
  it("apply an offer code, and say at the field why one is refused", async () => {
    answer(
      "/checkout/checkout",
      { code: "offer_expired", errors: [{ path: "offer_code", code: "offer_expired" }] },
      422,
    );
    render(<Codes priced={priced()} news={NO_OUTCOME} />);
    await userEvent.click(screen.getByText("Offer code"));
    await userEvent.type(screen.getByLabelText("Code"), "TEN");
    await userEvent.click(within(screen.getByLabelText("Code").closest("form") as HTMLElement).getByRole("button"));
    await waitFor(() => expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(/has expired/));
    const sent = answer("/checkout/checkout", {});
    await userEvent.click(within(screen.getByLabelText("Code").closest("form") as HTMLElement).getByRole("button"));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(sent).toMatchObject([{ body: { offer_code: "TEN" } }]);
  });
  it("say why an entered code no longer counts, and can be removed", async () => {
    const sent = answer("/checkout/checkout", {});
    const offer = { asked: { code: "OLD", offer: anOffer({ code: "OLD", isActive: false }) }, automatic: [] };
    render(<Codes priced={priced({ offerCode: "OLD" }, { offer })} news={NO_OUTCOME} />);
    expect(screen.getByText(/not active at the moment/)).toBeInTheDocument();
    await press("Remove the code OLD");
    await waitFor(() => expect(sent).toMatchObject([{ body: { offer_code: "" } }]));
  });
  it("add a gift card to the present ones, and remove one", async () => {
    const sent = answer("/checkout/checkout", {});
    const giftCards = ["AAAA-BBBB-CCCC", "DDDD-EEEE-FFFF"].map((code) => ({ code, card: aGiftCard() }));
    const codes = giftCards.map(({ code }) => code);
    render(<Codes priced={priced({ giftCardCodes: codes }, { giftCards })} news={NO_OUTCOME} />);
    await userEvent.type(screen.getByLabelText("Another gift card code"), "GGGG-HHHH-IIII");
    await userEvent.click(
      within(screen.getByLabelText("Another gift card code").closest("form") as HTMLElement).getByRole("button"),
    );
    await waitFor(() => expect(sent).toHaveLength(1));
    await press("Remove the gift card AAAA-BBBB-CCCC");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { gift_card_codes: [...codes, "GGGG-HHHH-IIII"] },
      { gift_card_codes: "DDDD-EEEE-FFFF" },
    ]);
  });
});
