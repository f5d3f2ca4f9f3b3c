import { POST as start } from "@/app/api/checkout/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { stores } from "@/lib/database/schema/store";
import { insertCheckoutStore } from "../factories/checkout-store";
import { insertProduct } from "../factories/product-row";
import { aGuest, putIntoCart } from "../support/checkout-shopper";
import { useTestDatabase } from "../support/database";
import { renderPage } from "../support/rendered-page";
import { told } from "../support/shopper";

jest.mock("next/headers", () => {
  const { cookiesOfVisitor, headersOfVisitor } = jest.requireActual("../support/rendered-page");
  return { cookies: cookiesOfVisitor, headers: headersOfVisitor };
});
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({}),
  usePathname: () => "/cart",
  useSelectedLayoutSegments: () => [],
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), connection: async () => {} }));

useTestDatabase();
beforeAll(async () => {
  jest.spyOn(console, "warn").mockImplementation();
  await insertProduct({ id: "stole" });
});
afterAll(() => jest.restoreAllMocks());

const CHAT = { chat_status: true, chat_config: { type: "whatsapp", mobile: "+91 98765 43210" } };
const FLAT = { additional_features: { shipping_price_config: { price: 80, free_above: 2_000 } } };

it.each([
  { store: "has shipping methods", given: {}, keepsMethods: true, offers: "checkout" },
  { store: "has branches for pickup", given: {}, offers: "checkout" },
  { store: "has one price for everything", given: { properties: { branches: [] }, details: FLAT }, offers: "checkout" },
  { store: "has neither", given: { properties: { branches: [] } }, offers: "form" },
  {
    store: "delivers nothing",
    given: { properties: { branches: [] }, application: { disable_delivery: true } },
    keepsMethods: true,
    offers: "form",
  },
  {
    store: "has neither, but a WhatsApp chat",
    given: { properties: { branches: [] }, application: CHAT, features: ["whatsapp_chat"] },
    offers: "whatsapp",
  },
])("in a store that $store, the bag leads to the $offers", async ({ given, keepsMethods = false, offers }) => {
  const database = getDatabase();
  await database.delete(sharedLists);
  await database.delete(stores);
  await insertCheckoutStore("nila-loom", given);
  if (!keepsMethods) await database.delete(sharedLists);
  forgetRemembered();
  const guest = await aGuest();
  await putIntoCart(guest, "stole", 2);

  const page = await renderPage("/cart", guest);
  const html = "html" in page ? page.html : "";
  const shown = {
    checkout: html.includes('action="/api/checkout"'),
    form: html.includes('action="/api/enquiries/shop"') && html.includes("I would like to order:\n2 pieces"),
    whatsapp: html.includes("https://wa.me/919876543210?text=I%20would%20like%20to%20order"),
  };
  expect(shown).toEqual({ checkout: false, form: false, whatsapp: false, [offers]: true });

  const begun = await guest.ask(start, { method: "POST", body: {} });
  expect(offers === "checkout" ? begun.status : await told(begun)).toEqual(
    offers === "checkout" ? 200 : [422, "delivery_not_offered"],
  );
});
