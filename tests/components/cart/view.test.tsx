import { configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { delay, HttpResponse, http } from "msw";
import { renderToStaticMarkup } from "react-dom/server";
import { mutate } from "swr";
import { CartView } from "@/components/cart/view";
import { pendingCartWrites, removeCartWrite } from "@/lib/browser/cart/journal";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { formFields } from "@/lib/browser/form/fields";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { aCart, aCartItem } from "../../factories/cart-wire";
import { DOLLAR, RUPEE } from "../../factories/currency";
import { server } from "../../mocks/server";
import { sentBody } from "../../support/sent-body";

// The awaited elements appear after API calls, which are slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

let cart: CartWire;
let sent: unknown[];
let next: (() => Response | Promise<Response>) | null;
/** The carts that the server returns for the next writes, in order. */
let later: CartWire[];
const refused = (code: string) => () =>
  HttpResponse.json({ code }, { status: 422, headers: { "Content-Type": "application/problem+json" } });

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

beforeEach(async () => {
  sent = [];
  next = null;
  later = [];
  localStorage.clear();
  for (const write of pendingCartWrites()) removeCartWrite(write);
  await mutate(() => true, undefined, { revalidate: false });
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
  const write = async ({ request }: { request: Request }) => {
    const hasBody = request.headers.get("Content-Type") !== null;
    sent.push([request.method, new URL(request.url).pathname, hasBody ? await sentBody(request) : ""]);
    if (next) return next();
    cart = later.shift() ?? cart;
    await delay(20);
    return HttpResponse.json(cart);
  };
  server.use(
    http.get("*/api/cart", () => HttpResponse.json(cart)),
    http.post("*/api/cart/items", write),
    http.post("*/api/cart/items/:id/move", write),
    http.patch("*/api/cart/items/:id", write),
    http.delete("*/api/cart/items/:id", write),
    http.patch("*/api/cart", write),
  );
});

afterEach(() => {
  delete window.paintedCurrency;
});

function pageOf(
  initial: CartWire,
  { refused = null as { code: string; itemId: string } | null, subType = "order" as "order" | "quot" } = {},
) {
  cart = initial;
  const store = createStore();
  store.set(currencyOfferAtom, { base: "INR", currencies: [RUPEE, DOLLAR], isByCountry: false });
  store.set(subTypeAtom, subType);
  return (
    <Provider store={store}>
      <CartView storeId="nila-loom" initial={initial} refused={refused} />
    </Provider>
  );
}
const quantity = () => screen.getByRole("spinbutton", { name: /Quantity/ });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

it("has a form for every action, so that the page works without script", () => {
  const html = renderToStaticMarkup(
    pageOf(aCart({ rules: { min_checkout_value: 0, max_shipping_weight: 0, gift_wrapping_charges: 60 } })),
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  const forms = [...page.forms].map((form) => [form.getAttribute("action"), Object.fromEntries(formFields(form))]);
  expect(forms).toEqual([
    ["/api/cart/items/item-1", { _method: "DELETE", item_id: "item-1" }],
    ["/api/cart/items/item-1", { _method: "PATCH", item_id: "item-1", quantity: "1" }],
    ["/api/cart/items/item-1", { _method: "PATCH", item_id: "item-1", quantity: "2" }],
    ["/api/cart/items/item-1/move", { item_id: "item-1" }],
    ["/api/cart/items/item-1", { _method: "DELETE", item_id: "item-1" }],
    ["/api/cart", { _method: "PATCH", gift_wrap: "false", note: "" }],
    ["/api/checkout", { currency: "INR" }],
  ]);
  expect(page.body.textContent).toContain("Blue stole");
  expect(page.body.textContent).toContain("Total before shipping₹1,000");
});

it("shows a new quantity at once, dims the totals, and then shows those of the server", async () => {
  render(pageOf(aCart()));
  let answer = (_cart: CartWire) => {};
  next = () => new Promise((resolve) => (answer = (changed) => resolve(HttpResponse.json(changed))));
  await press("Increase quantity of Blue stole");
  expect(quantity()).toHaveValue(2);
  expect(screen.getByText("Total before shipping").closest("dl")).toHaveClass("opacity-40");
  await waitFor(() => expect(sent).toHaveLength(1));
  cart = aCart({ items: [aCartItem({ quantity: 2, line_total: 2_000 })] });
  answer(cart);
  await waitFor(() => expect(screen.getByText("Total before shipping").closest("div")).toHaveTextContent("₹2,000"));
  expect(screen.getByText("Total before shipping").closest("dl")).not.toHaveClass("opacity-40");
  expect(sent).toEqual([["PATCH", "/api/cart/items/item-1", { quantity: 2 }]]);
  expect(screen.getByText("2 items")).toBeVisible();
  expect(JSON.parse(localStorage.getItem("bag") ?? "")).toEqual({ count: 2, visitor: "pair" });
});

it("restores the old quantity when the server refuses, and says why beside the item", async () => {
  render(pageOf(aCart({ items: [aCartItem({ unit: "Mts", step_quantity: 0.5, min_quantity: 0.5, stock: 1 })] })));
  next = refused("too_few_left");
  await userEvent.click(screen.getByRole("button", { name: "Increase quantity of Blue stole" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Only 1 metre left");
  expect(screen.getByRole("spinbutton", { name: /Length in metres/ })).toHaveValue(1);
});

it("saves a typed quantity, and restores the old one if the field is empty", async () => {
  render(pageOf(aCart()));
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), "3");
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(sent).toEqual([["PATCH", "/api/cart/items/item-1", { quantity: 3 }]]));
  await waitFor(() => expect(quantity()).toHaveValue(1));
  await userEvent.clear(quantity());
  await userEvent.tab();
  expect(quantity()).toHaveValue(1);
  expect(sent).toHaveLength(1);
});

it("removes an item, and restores it as it was", async () => {
  const blue = aCartItem({ quantity: 2, addon_id: "hem", addon_name: "Hemming", addon_status: true });
  const saree = aCartItem({ item_id: "item-2", product_id: "saree", name: "Saree" });
  render(pageOf(aCart({ items: [blue, saree] })));
  later = [aCart({ items: [saree] }), aCart({ items: [saree, blue] })];
  await press("Remove Blue stole");
  expect(screen.queryByRole("heading", { name: "Blue stole" })).toBeNull();
  expect(screen.getByRole("button", { name: /^Undo/ })).toHaveFocus();
  await waitFor(() => expect(sent).toEqual([["DELETE", "/api/cart/items/item-1", ""]]));
  await press(/^Undo/);
  // The browser first shows its own estimate; the cart that the server returns then replaces it.
  await waitFor(() => expect(screen.getByRole("heading", { name: "Blue stole" })).toBeVisible());
  await waitFor(() => expect(sent).toHaveLength(2));
  const nothing = { variant_types: [], personal_list: [] };
  expect(sent[1]).toEqual([
    "POST",
    "/api/cart/items",
    { product_id: "stole", quantity: 2, unit: "Pcs", addon_id: "hem", model_id: "", ...nothing },
  ]);
});

it("removes an item at its minimum quantity, and still offers to undo when the cart is empty", async () => {
  render(pageOf(aCart()));
  later = [aCart({ items: [], refusals: ["bag_empty"] })];
  await userEvent.click(screen.getAllByRole("button", { name: "Remove Blue stole" })[0] as HTMLElement);
  expect(await screen.findByText("No items")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Undo/ })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Your bag is empty" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse all products" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Summary" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Checkout" })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/Order note/)).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem("bag")).toBe("null"));
});

it("is empty, too, once the last item was moved to the wishlist", async () => {
  const wishlistReads = jest.fn();
  server.use(
    http.get("*/api/wishlist", () => {
      wishlistReads();
      return HttpResponse.json({ list: [], share_token: null });
    }),
  );
  render(pageOf(aCart()));
  later = [aCart({ items: [], refusals: ["bag_empty"] })];
  await press(/^Move to wishlist/);
  expect(await screen.findByRole("heading", { level: 1, name: "Your bag is empty" })).toBeVisible();
  expect(screen.getByRole("link", { name: "View wishlist" })).toHaveFocus();
  expect(screen.queryByRole("heading", { name: "Summary" })).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(wishlistReads).toHaveBeenCalled());
});

it("shows what has changed since an item was added, with a button that resolves it", async () => {
  const few = aCartItem({ quantity: 5, stock: 3, line_total: 5_000, refusal: "too_few_left" });
  const gone = aCartItem({
    item_id: "item-2",
    product_id: "saree",
    name: "Saree",
    line_total: null,
    refusal: "sold_out",
    stock: 0,
  });
  const dearer = aCartItem({ item_id: "item-3", product_id: "shawl", name: "Shawl", unit_price: 1_200 });
  const notices = [{ code: "price_changed", item_id: "item-3", from: 1_000, to: 1_200 }];
  render(pageOf(aCart({ items: [few, gone, dearer], notices, refusals: ["item_unavailable"] })));
  const rows = screen.getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Only 3 pieces left.");
  expect(rows[1]).toHaveTextContent("sold out. It is not included in the total.");
  expect(rows[2]).toHaveTextContent("changed from ₹1,000 to ₹1,200");
  const checkout = screen.getByRole("button", { name: "Checkout" });
  expect(checkout).toBeDisabled();
  expect(checkout).toHaveAccessibleDescription(/the marked items/);
  await press("Change to 3 pieces");
  await waitFor(() => expect(sent).toEqual([["PATCH", "/api/cart/items/item-1", { quantity: 3 }]]));
  await press("OK");
  await waitFor(() => expect(sent[1]).toEqual(["PATCH", "/api/cart/items/item-3", { quantity: 1 }]));
});

it("says that an order is below the minimum, or too heavy", () => {
  const rules = { min_checkout_value: 2_500, max_shipping_weight: 20, gift_wrapping_charges: 0 };
  const refusals = ["value_below_minimum", "weight_above_maximum"];
  render(pageOf(aCart({ rules, refusals, totals: { ...aCart().totals, weight: 25.5 } })));
  const form = within(screen.getByRole("button", { name: "Checkout" }).closest("form") as HTMLElement);
  expect(form.getByText(/Minimum order/)).toHaveTextContent("Minimum order ₹2,500. Add ₹1,500 more to continue.");
  expect(form.getByText(/25.5 kg/)).toBeVisible();
});

it("shows totals in the currency they were calculated for, and does not add its charge again", () => {
  localStorage.setItem("currency", '"USD"');
  window.paintedCurrency = "USD";
  const totals = { ...aCart().totals, currency: "USD", sub_total: 13_125, total_so_far: 13_125 };
  const items = [aCartItem({ unit_price: 12_500, selling_price: 12_500, line_total: 12_500 })];
  render(pageOf(aCart({ items, totals })));
  expect(screen.getByText("Line total").closest("p")).toHaveTextContent("$158.13");
  expect(screen.getByText("Total before shipping").closest("div")).toHaveTextContent("$158.13");
  expect(document.cookie).toContain("currency=USD");
});

it("saves the note and gift wrapping as soon as they change", async () => {
  const rules = { min_checkout_value: 0, max_shipping_weight: 0, gift_wrapping_charges: 60 };
  render(pageOf(aCart({ rules })));
  later = [aCart({ rules, gift_wrap: true }), aCart({ rules, gift_wrap: true, note: "Ring twice" })];
  await userEvent.click(screen.getByRole("checkbox", { name: /Gift wrap/ }));
  await waitFor(() => expect(sent).toEqual([["PATCH", "/api/cart", { gift_wrap: true }]]));
  await userEvent.type(screen.getByRole("textbox", { name: /Order note/ }), "Ring twice");
  await userEvent.tab();
  await waitFor(() => expect(sent[1]).toEqual(["PATCH", "/api/cart", { note: "Ring twice" }]));
});

it("shows why a form without script was refused, beside its item, and only once", async () => {
  window.history.replaceState(null, "", "/cart?refusal=quantity_below_minimum&item=item-1");
  render(pageOf(aCart(), { refused: { code: "quantity_below_minimum", itemId: "item-1" } }));
  expect(screen.getByRole("alert").closest("li")).toHaveTextContent("The minimum quantity is 1 piece.");
  await waitFor(() => expect(window.location.href).toMatch(/\/cart$/));
});

it.each([
  ["bag_empty", "Your bag is empty. Add an item first."],
  ["checkout_unknown", "Your checkout has expired. Start again from your bag."],
  ["ordering_off", "This shop is not taking orders at the moment."],
  ["item_unavailable", "Some of your items are not available. Check the marked items."],
])("says why a checkout was not started by a form without script: %s", (code, text) => {
  render(pageOf(aCart({ items: [] }), { refused: { code, itemId: "" } }));
  expect(screen.getByRole("alert").textContent).toBe(text);
});

it("shows the refusal above the cart when its item is no longer there", () => {
  render(pageOf(aCart({ items: [] }), { refused: { code: "sold_out", itemId: "" } }));
  expect(screen.getByRole("alert")).toHaveTextContent("Your bag could not be changed. This item is sold out.");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your bag is empty");
});

describe("in a store for quotations", () => {
  it("is called a quote list, without total, gift wrapping or checkout", () => {
    const rules = { min_checkout_value: 0, max_shipping_weight: 0, gift_wrapping_charges: 60 };
    const { container } = render(pageOf(aCart({ rules }), { subType: "quot" }));
    expect(screen.getByRole("heading", { level: 1, name: "Your quote list" })).toBeVisible();
    expect(screen.getByText("Subtotal").closest("div")).toHaveTextContent("₹1,000");
    expect(screen.getByRole("button", { name: "Get quote" })).toBeEnabled();
    expect(container).not.toHaveTextContent(/total before|shipping|wrap|checkout|\bbag\b/i);
  });

  it("names the quote list when an item is removed", async () => {
    render(pageOf(aCart(), { subType: "quot" }));
    later = [aCart({ items: [] })];
    await userEvent.click(screen.getByText("Remove"));
    expect(await screen.findByText("Blue stole was removed from your quote list.")).toBeVisible();
  });

  it("names the quote list when it is empty", () => {
    render(pageOf(aCart({ items: [] }), { subType: "quot" }));
    expect(screen.getByRole("heading", { level: 1, name: "Your quote list is empty" })).toBeVisible();
  });
});
