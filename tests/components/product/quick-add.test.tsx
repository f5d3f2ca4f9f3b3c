import { configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { HttpResponse, http } from "msw";
import { SWRConfig } from "swr";
import { QuickAdd } from "@/components/product/list/quick-add";
import { pendingCartWrites, removeCartWrite } from "@/lib/browser/cart/journal";
import type { ProductOfferWire } from "@/lib/contracts/product/offer";
import { aCart } from "../../factories/cart-wire";
import { server } from "../../mocks/server";
import { sentBody } from "../../support/sent-body";

// The awaited elements appear after API calls, which are slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.mock("next/navigation", () => ({ usePathname: () => "/category/garments" }));

const SOLD = { selling_price: 1_290, discounted_price: 1_290, state: "in_stock", image: "" } as const;
const OFFER: ProductOfferWire = {
  product_id: "p1",
  slug: "rust-kurta",
  name: "Rust kurta",
  unit: "Pcs",
  currency: "INR",
  min_quantity: 1,
  step_quantity: 1,
  needs_text: false,
  sku: "K",
  ...SOLD,
  variant_types: [],
  variants: [],
};
const size = (name: string, state: "in_stock" | "sold_out" = "in_stock") => ({
  ...SOLD,
  id: `v-${name}`,
  sku: `K-${name}`,
  options: [name],
  state,
});
const IN_SIZES: ProductOfferWire = {
  ...OFFER,
  variant_types: [{ name: "Size", option_list: ["S", "M", "L"].map((name) => ({ name, swatch: "", picture: "" })) }],
  variants: [size("S", "sold_out"), size("M"), size("L")],
};

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

let sent: unknown[];
const onFailure = jest.fn();

beforeEach(() => {
  sent = [];
  onFailure.mockClear();
  for (const write of pendingCartWrites()) removeCartWrite(write);
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

/** Answers with this offer, and each addition with the code of a refusal or, without one, with a cart. */
function shop(offer: ProductOfferWire | null, refusal = "") {
  server.use(
    http.get("*/api/products/rust-kurta/offer", () =>
      offer ? HttpResponse.json(offer) : HttpResponse.json({ code: "product_unknown" }, { status: 404 }),
    ),
    http.post("*/api/cart/items", async ({ request }) => {
      sent.push(await sentBody(request));
      const problem = { status: 422, headers: { "Content-Type": "application/problem+json" } };
      return refusal ? HttpResponse.json({ code: refusal }, problem) : HttpResponse.json(aCart());
    }),
  );
  document.body.innerHTML = '<a href="/product/rust-kurta" class="quick-add">Choose size</a><div id="shop"></div>';
  const link = document.querySelector("a");
  const container = document.getElementById("shop");
  if (!link || !container) throw new Error("There is no link.");
  render(
    <Provider>
      <SWRConfig value={{ provider: () => new Map() }}>
        <QuickAdd link={link} onFailure={onFailure} />
      </SWRConfig>
    </Provider>,
    { container },
  );
  return link;
}
const button = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });

it("adds a product without variants at once, and keeps the focus on its link", async () => {
  const link = shop(OFFER);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(sent).toEqual([expect.objectContaining({ product_id: "p1", quantity: 1, variant_types: [] })]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(link).toHaveFocus();
});

it("asks for the variant, starts with the first in stock, and adds the chosen one", async () => {
  const user = userEvent.setup();
  const link = shop(IN_SIZES);
  expect(await screen.findByRole("dialog", { name: "Rust kurta" })).toBeVisible();
  expect(screen.getByRole("link", { name: "M" })).toHaveAttribute("aria-current", "true");
  await user.click(screen.getByRole("link", { name: "L" }));
  expect(window.location.search).toBe("");
  await user.click(button("Add to bag"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(link).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(sent).toEqual([expect.objectContaining({ product_id: "p1", variant_types: [{ name: "Size", value: "L" }] })]);
});

it("does not add a variant that is sold out, and links to its page", async () => {
  const user = userEvent.setup();
  shop(IN_SIZES);
  await screen.findByRole("dialog");
  await user.click(screen.getByRole("link", { name: /^S\s?, sold out/ }));
  expect(button("Sold out")).toBeDisabled();
  expect(screen.getByRole("link", { name: "See all details" })).toHaveAttribute(
    "href",
    "/product/rust-kurta?variant=K-S",
  );
});

it("says in the dialog why the shop refused", async () => {
  shop(OFFER, "bag_full");
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
});

it.each([
  ["cannot be fetched", null],
  ["has to be written on", { ...OFFER, needs_text: true }],
])("opens the page if the product %s", async (_, offer) => {
  const link = shop(offer);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(onFailure).toHaveBeenCalled();
  expect(sent).toEqual([]);
  expect(link).not.toHaveAttribute("aria-busy");
});
