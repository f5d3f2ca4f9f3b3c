import { configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { delay, HttpResponse, http } from "msw";
import type { ComponentProps, ReactNode } from "react";
import { SWRConfig } from "swr";
import { AddonChoice } from "@/components/product/addon-choice";
import { BuyBox } from "@/components/product/buy-box";
import { ChosenVariant, type ProductOffer } from "@/components/product/chosen-variant";
import { pendingCartWrites, removeCartWrite } from "@/lib/browser/cart/journal";
import { formFields } from "@/lib/browser/form/fields";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { anAddon } from "../../factories/addon";
import { aCart, aCartItem } from "../../factories/cart-wire";
import { anOffer, aVariantOffer, soldOut } from "../../factories/product-offer";
import { server } from "../../mocks/server";

// The tests wait for API calls, which take longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

function show(
  offer: ProductOffer,
  {
    options = [] as string[],
    customize = null as ComponentProps<typeof BuyBox>["customize"],
    store = createStore(),
    showsStockNumber = true,
    promise = "",
    stockAlert = "",
    work = null as ReactNode,
  } = {},
) {
  return render(
    <Provider store={store}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ChosenVariant offer={offer} initialOptions={options}>
          <BuyBox showsStockNumber={showsStockNumber} customize={customize} stockAlert={stockAlert} work={work}>
            {promise}
          </BuyBox>
        </ChosenVariant>
      </SWRConfig>
    </Provider>,
  );
}
function answerStock(stock: number | null, variants: { id: string; stock: number | null }[] = []) {
  server.use(http.get("*/api/products/p1/stock", () => HttpResponse.json({ stock, variants })));
}

beforeEach(() => window.history.replaceState(null, "", "/"));

it("shows the price, its unit, and the selling price before the discount", async () => {
  answerStock(38);
  show(anOffer({ unit: "Mts", price: { sellingPrice: 64_000, discountedPrice: 54_400 } }));
  // The price stands in the page, and again in the bar of phones.
  for (const price of screen.getAllByText("₹544")) expect(price).toHaveAttribute("value", "544.00");
  expect(screen.getByText(/per metre, taxes included/)).toBeVisible();
  expect(screen.getByText("₹640").closest("s")).not.toBeNull();
  expect(screen.getByText("15% off")).toBeVisible();
  expect(await screen.findByText(/38 metres in stock/)).toBeVisible();
});

it.each([
  { discountedPrice: 64_000, struck: null, percent: null },
  { discountedPrice: 63_999, struck: "₹640", percent: null }, // less than half a percent off
  { discountedPrice: 63_680, struck: "₹640", percent: "1% off" }, // half a percent, rounded up
  { discountedPrice: 64_001, struck: null, percent: null },
])("strikes through $struck beside $discountedPrice, with $percent", async ({ discountedPrice, struck, percent }) => {
  answerStock(38);
  show(anOffer({ price: { sellingPrice: 64_000, discountedPrice } }));
  expect(document.querySelector("s data")?.textContent ?? null).toBe(struck);
  expect(screen.queryByText(/% off$/)?.textContent ?? null).toBe(percent);
  expect(await screen.findByText(/38 pieces in stock/)).toBeVisible();
});

it("offers PURCHASE beside the bag, and customization under the store's own name for it", () => {
  answerStock(null);
  show(anOffer({ stock: { quantity: null, state: "in_stock" } }), {
    customize: { storeId: "nila-loom", title: "STITCH GARMENT", href: "/customize/rust-kurta" },
  });
  expect(screen.getByRole("button", { name: "Add to bag" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "PURCHASE" })).toBeEnabled();
  expect(screen.getByRole("link", { name: "STITCH GARMENT" })).toHaveAttribute("href", "/customize/rust-kurta");
});

it("adds to the quote list in a quotation store, which has no PURCHASE button", () => {
  answerStock(null);
  const store = createStore();
  store.set(subTypeAtom, "quot");
  show(anOffer({ stock: { quantity: null, state: "in_stock" } }), { store });
  expect(screen.getByRole("button", { name: "Add to quote list" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: "PURCHASE" })).toBeNull();
});

it("changes price, stock and address with the size", async () => {
  answerStock(12, [
    { id: "v-S", stock: 9 },
    { id: "v-XXL", stock: 2 },
  ]);
  const offer = anOffer({
    variantTypes: [{ name: "Size", options: ["S", "XXL"] }],
    variants: [
      aVariantOffer("S"),
      aVariantOffer("XXL", {
        price: { discountedPrice: 235_000, sellingPrice: 235_000 },
        stock: { quantity: 200, state: "low" },
      }),
    ],
  });
  show(offer, { options: ["S"] });
  const sizes = within(screen.getByRole("group", { name: /^Size/ }));
  expect(sizes.getByRole("link", { name: "S" })).toHaveAttribute("aria-current", "true");
  expect(sizes.getByRole("link", { name: "XXL" })).toHaveAttribute("href", "/product/rust-kurta?variant=K-XXL");

  await userEvent.click(sizes.getByRole("link", { name: "XXL" }));
  expect(screen.getAllByText("₹2,350")).toHaveLength(2);
  expect(await screen.findByText("Only 2 pieces left")).toBeVisible();
  expect(window.location.search).toBe("?variant=K-XXL");
});

it("says how much is left only of what is low, in a shop that shows no other numbers", async () => {
  const asked = jest.fn();
  server.use(
    http.get("*/api/products/p1/stock", () => {
      asked();
      const variants = [
        { id: "v-S", stock: 9 },
        { id: "v-XXL", stock: 2 },
      ];
      return HttpResponse.json({ stock: 11, variants });
    }),
  );
  const variantTypes = [{ name: "Size", options: ["S", "XXL"] }];
  const variants = [aVariantOffer("S"), aVariantOffer("XXL", { stock: { quantity: 200, state: "low" } })];
  show(anOffer({ variantTypes, variants }), { options: ["S"], showsStockNumber: false });
  const sizes = within(screen.getByRole("group", { name: /^Size/ }));
  expect(screen.getByText("In stock, ready to ship")).toBeVisible();
  expect(asked).not.toHaveBeenCalled();

  await userEvent.click(sizes.getByRole("link", { name: "XXL" }));
  expect(await screen.findByText("Only 2 pieces left")).toBeVisible();
  await userEvent.click(sizes.getByRole("link", { name: "S" }));
  expect(screen.getByText("In stock, ready to ship")).toBeVisible();
});

it("promises nothing of a size that is sold out: no quantity, no delivery, no buying", async () => {
  answerStock(9, [
    { id: "v-S", stock: 0 },
    { id: "v-M", stock: 9 },
  ]);
  const offer = anOffer({
    variantTypes: [{ name: "Size", options: ["S", "M"] }],
    variants: [aVariantOffer("S", { stock: soldOut }), aVariantOffer("M")],
  });
  show(offer, { options: ["S"], promise: "Leaves within two days", stockAlert: "Tell me when it is back" });
  expect(screen.getByText("Tell me when it is back")).toBeVisible();
  expect(document.querySelector("[name=variant_id]")).toHaveValue("v-S");
  expect(screen.getByRole("link", { name: /^S.*sold out$/ })).toBeVisible();
  expect(screen.getByText("Sold out in this size")).toBeVisible();
  expect(screen.getByRole("button", { name: "Sold out" })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "PURCHASE" })).toBeNull();
  expect(screen.queryByRole("spinbutton")).toBeNull();
  expect(screen.getByText("Leaves within two days")).not.toBeVisible();
  // The alert of a wishlist is about a product, not about one of its sizes.
  expect(screen.queryByRole("button", { name: "Save to wishlist" })).toBeNull();

  await userEvent.click(screen.getByRole("link", { name: "M" }));
  expect(screen.queryByText("Tell me when it is back")).toBeNull();
  expect(screen.getByText("Leaves within two days")).toBeVisible();
  expect(screen.getByRole("spinbutton", { name: "Quantity" })).toHaveValue(1);
});

it("leads from a product that is sold out to the wishlist too", () => {
  answerStock(0);
  show(anOffer({ stock: soldOut }));
  expect(screen.getByRole("button", { name: "Save to wishlist" })).toHaveAttribute("formaction", "/api/wishlist/items");
});

it("does not sell a combination that is not available", () => {
  answerStock(0);
  const offer = anOffer({
    variantTypes: [{ name: "Size", options: ["S", "M"] }],
    variants: [aVariantOffer("S")],
  });
  show(offer, { options: ["M"] });
  expect(screen.getByText(/This combination is not available/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Sold out" })).toBeDisabled();
});

it("keeps the quantity at or above the minimum, and on its step", async () => {
  answerStock(38);
  show(anOffer({ unit: "Mts", minQuantity: 50, stepQuantity: 50 }));
  const length = screen.getByRole("spinbutton", { name: "Length in metres" });
  expect(length).toHaveValue(0.5);
  expect(screen.getByRole("button", { name: "Less" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(length).toHaveValue(1.5);
  await userEvent.clear(length);
  await userEvent.type(length, "0.1");
  await userEvent.tab();
  expect(length).toHaveValue(0.5);
});

it("shows no number when the stock cannot be fetched", async () => {
  server.use(http.get("*/api/products/p1/stock", () => new HttpResponse(null, { status: 500 })));
  show(anOffer({ stock: { quantity: 300, state: "low" } }));
  expect(await screen.findByText("Low stock")).toBeVisible();
});

describe("adding to the bag", () => {
  const offer = anOffer({
    variantTypes: [{ name: "Size", options: ["S", "M"] }],
    variants: [aVariantOffer("S"), aVariantOffer("M")],
  });
  const button = (name: string) => screen.getByRole("button", { name });
  let sent: unknown[];

  /** Makes the API respond with `status` and `body`; the request bodies it receives are added to `sent`. */
  function answer(status: number, body: object) {
    sent = [];
    answerStock(null);
    server.use(
      http.post("*/api/cart/items", async ({ request }) => {
        sent.push(await request.json());
        await delay(20);
        const type = status < 400 ? "application/json" : "application/problem+json";
        return HttpResponse.json(body, { status, headers: { "Content-Type": type } });
      }),
    );
  }
  // The component imports these modules when it first needs them. Importing them in advance keeps the tests from timing
  // out.
  beforeAll(() => Promise.all([import("@/lib/browser/cart/sending"), import("@/components/cart/refusal-texts")]));
  beforeEach(() => {
    for (const write of pendingCartWrites()) removeCartWrite(write);
    // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
    document.cookie = "XSRF-TOKEN=pair";
  });

  it("is a plain form without script, which PURCHASE sends to the checkout instead", async () => {
    answerStock(null);
    show(offer, { options: ["M"] });
    const form = button("Add to bag").closest("form") as HTMLFormElement;
    expect([form.getAttribute("action"), form.method]).toEqual(["/api/cart/items", "post"]);
    expect(Object.fromEntries(formFields(form))).toEqual({ product_id: "p1", "variant.Size": "M", quantity: "1" });
    expect(button("PURCHASE")).toHaveAttribute("formaction", "/api/checkout");
    await userEvent.click(screen.getByRole("link", { name: "S" }));
    expect(formFields(form).get("variant.Size")).toBe("S");
  });
  it("sends the chosen variant without leaving the page, and confirms that it was added", async () => {
    const item = aCartItem({ product_id: "p1", variant_types: [{ name: "Size", value: "M" }] });
    answer(200, aCart({ items: [item] }));
    show(offer, { options: ["M"] });
    await userEvent.click(button("More"));
    await userEvent.click(button("Add to bag"));
    expect(await screen.findByRole("button", { name: "Added" })).toBeEnabled();
    const choice = { product_id: "p1", quantity: 2, unit: "Pcs", variant_types: [{ name: "Size", value: "M" }] };
    expect(sent).toEqual([{ ...choice, addon_id: "", model_id: "", personal_list: [] }]);
  });
  it("adds an addon with one tick, and shows at once what it costs", async () => {
    answer(200, aCart());
    const fall = anAddon({ id: "fall", name: "Fall and pico", price: 22_000 });
    const work = <AddonChoice addons={[fall]} unit="Pcs" currency="INR" />;
    show(offer, { options: ["M"], work });
    const box = screen.getByRole("checkbox", { name: /Fall and pico.*₹220/ });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(button("Add to bag"));
    const [pending] = pendingCartWrites();
    expect(pending?.write).toMatchObject({ shown: { addon_name: "Fall and pico", unit_price: 2370 } });
    expect(await screen.findByRole("button", { name: "Added" })).toBeEnabled();
    expect(sent).toMatchObject([{ addon_id: "fall", model_id: "" }]);
  });
  it("offers several addons as radio buttons, the first of them chosen where one is needed", () => {
    answerStock(null);
    const addons = [anAddon({ id: "fall", name: "Fall" }), anAddon({ id: "tassels", name: "Tassels" })];
    const { unmount } = render(<AddonChoice addons={addons} unit="Mts" currency="INR" />);
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    expect(screen.getByRole("radio", { name: "None" })).toBeChecked();
    unmount();
    render(<AddonChoice addons={addons} unit="Mts" currency="INR" isRequired />);
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(screen.getByRole("radio", { name: /Fall/ })).toBeChecked();
  });
  it.each([
    ["sold_out", "This item is sold out."],
    ["too_few_left", "There is not enough of this item left. Choose a smaller quantity."],
    ["quantity_off_step", "This item is sold in multiples of 1 piece."],
    ["something_new", "Something went wrong. Try again."],
  ])("explains a refusal beside the field: %s", async (code, text) => {
    answer(422, { code });
    show(offer, { options: ["M"] });
    await userEvent.click(button("Add to bag"));
    expect(await screen.findByText(text)).toHaveAttribute("role", "alert");
    expect(button("Add to bag")).toBeEnabled();
  });
});
