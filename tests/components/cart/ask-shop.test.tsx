import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { AskShop, type AskShopOffer } from "@/components/cart/ask-shop";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { aCart, aCartItem } from "../../factories/cart-wire";
import { server } from "../../mocks/server";
import { sentBody } from "../../support/sent-body";

const OFFER: AskShopOffer = { whatsapp: null, dialCode: "+91", isSent: false, refusals: NO_REFUSALS, typed: {} };
const kurta = { name: "Rust kurta", quantity: 2, sku: "KUR-1", variant_types: [{ name: "Size", value: "M" }] };
const cloth = { item_id: "second", name: "Blue cloth", quantity: 1.5, unit: "Mts", sku: "" } as const;
const cart = aCart({ items: [aCartItem(kurta), aCartItem(cloth)] });
const MESSAGE = "I would like to order:\n2 pieces: Rust kurta (M), KUR-1\n1.5 metres: Blue cloth";

it("opens WhatsApp with what is in the bag", () => {
  render(<AskShop cart={cart} offer={{ ...OFFER, whatsapp: "919876543210" }} />);
  const address = new URL(screen.getByRole("link", { name: "Ask on WhatsApp" }).getAttribute("href") ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/919876543210");
  expect(address.searchParams.get("text")).toBe(MESSAGE);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

it("has a form filled in with the bag in a shop without such a chat, and confirms what was sent", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
  const sent: unknown[] = [];
  server.use(
    http.post("*/api/enquiries/shop", async ({ request }) => {
      sent.push(await sentBody(request));
      return HttpResponse.json({ done: true });
    }),
  );
  render(<AskShop cart={cart} offer={OFFER} />);
  expect(screen.getByRole("textbox", { name: /Your message/ })).toHaveValue(MESSAGE);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Asha");
  await userEvent.type(screen.getByRole("textbox", { name: /E-mail/ }), "asha@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/We will answer by e-mail/)).toBeVisible();
  expect(sent).toMatchObject([{ name: "Asha", email: "asha@example.com", message: MESSAGE }]);
});

it("shows what was typed, and why it was refused, after a form without script", async () => {
  const refusals = { ...NO_REFUSALS, fields: { email: "email_invalid" } };
  render(<AskShop cart={cart} offer={{ ...OFFER, refusals, typed: { email: "asha", message: "Only the cloth" } }} />);
  const email = screen.getByRole("textbox", { name: /E-mail/ });
  expect(email).toHaveValue("asha");
  await waitFor(() => expect(email).toHaveAccessibleDescription(/name@example.com/));
  expect(screen.getByRole("textbox", { name: /Your message/ })).toHaveValue("Only the cloth");
});
