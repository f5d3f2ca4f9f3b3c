import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { accountSections } from "@/components/customer/sections";
import { GiftCardCheck } from "@/components/gift-card/check";
import { GiftCardList } from "@/components/gift-card/list";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import type { UsedGiftCard } from "@/lib/domain/gift-card/use";
import { aStore } from "../../factories/store";
import { server } from "../../mocks/server";

const now = new Date("2026-11-22T10:00:00Z");
function aCard(overrides: Partial<UsedGiftCard> = {}): UsedGiftCard {
  const use = { orderId: "order", orderNumber: "482913-1126", orderedAt: now, amount: 50_000, isReturned: false };
  const card = { ending: "EF56", name: "For Asha", kind: "wallet", price: 100_000, balance: 42_050 } as const;
  return { ...card, isActive: true, expiresAt: null, uses: [use], ...overrides };
}
const show = (cards: UsedGiftCard[]) =>
  render(<GiftCardList cards={cards} currencyCode="INR" timeZone="Asia/Kolkata" now={now} />);

it("shows the balance of a card, and links to the orders it paid for", () => {
  show([aCard({ expiresAt: new Date("2027-05-01T00:00:00Z") })]);
  expect(screen.getByRole("heading", { name: "Card ending in EF56" })).toBeVisible();
  const [card] = screen.getAllByRole("listitem");
  for (const text of ["₹420.50 left", "For Asha", "worth ₹1,000", "until 1 May 2027", "₹500"]) {
    expect(card).toHaveTextContent(text);
  }
  expect(screen.getByRole("link", { name: "Order 482913-1126" })).toHaveAttribute("href", "/account/orders/order");
});

it.each([
  { overrides: { balance: 0 }, text: "Used up" },
  { overrides: { expiresAt: new Date(0) }, text: "Expired" },
  { overrides: { isActive: false }, text: "No longer active" },
])("says why a card can no longer be used: $text", ({ overrides, text }) => {
  show([aCard(overrides)]);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/left/)).not.toBeInTheDocument();
});

it("says where to use a card when none has been used yet", () => {
  show([]);
  expect(screen.getByText(/You have not used a gift card yet/)).toBeVisible();
});

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

it("shows the balance for a code, and clears it with the next one", async () => {
  const answer = { code_ending: "GH78", coupon_type: "onetime", balance: 420.5, expires_on: null };
  server.use(http.post("*/api/account/gift-cards/balance", () => HttpResponse.json(answer)));
  render(<GiftCardCheck currencyCode="INR" timeZone="Asia/Kolkata" initial={NO_REFUSALS} />);
  await userEvent.type(screen.getByLabelText(/^Gift card code/), "ab12-cd34-gh78");
  await userEvent.click(screen.getByRole("button", { name: "Check balance" }));
  const status = screen.getByRole("status");
  expect(await screen.findByText(/^₹420.50 left on the gift card ending in GH78/)).toBeVisible();
  expect(screen.getByLabelText(/^Gift card code/)).toHaveValue("");

  const refused = { status: 422, headers: { "Content-Type": "application/problem+json" } };
  const unknown = { code: "gift_card_unknown", field: "code" };
  server.use(http.post("*/api/account/gift-cards/balance", () => HttpResponse.json(unknown, refused)));
  await userEvent.type(screen.getByLabelText(/^Gift card code/), "nonsense");
  await userEvent.click(screen.getByRole("button", { name: "Check balance" }));
  expect(await screen.findByText(/We do not recognise this gift card/)).toBeVisible();
  expect(status).toBeEmptyDOMElement();
});

it("is in the menu of shops that offer gift cards, and of customers who have used one", () => {
  const plain = aStore();
  const names = (...of: Parameters<typeof accountSections>) => accountSections(...of).map(({ name }) => name);
  expect(names(plain)).not.toContain("Gift cards");
  expect(names(plain, { hasGiftCards: true })).toContain("Gift cards");
  const offering = { ...plain, features: { ...plain.features, manualGiftCards: true } };
  expect(names(offering)).toContain("Gift cards");
  expect(names({ ...offering, subType: "quot" })).not.toContain("Gift cards");
});
