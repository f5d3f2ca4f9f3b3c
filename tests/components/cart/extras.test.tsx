import { configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { HttpResponse, http } from "msw";
import { renderToStaticMarkup } from "react-dom/server";
import { mutate } from "swr";
import { CartView } from "@/components/cart/view";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { aCart } from "../../factories/cart-wire";
import { RUPEE } from "../../factories/currency";
import { server } from "../../mocks/server";
import { sentBody } from "../../support/sent-body";

// The awaited elements appear after API calls, which are slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

let cart: CartWire;
let sent: unknown[];
/** The answer to the next write, if it is not the next of the carts in `later`. */
let next: (() => Response) | null;
let later: CartWire[];
const PROBLEM = { status: 422, headers: { "Content-Type": "application/problem+json" } };
const refused = (code: string) => () => HttpResponse.json({ code }, PROBLEM);

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
  await mutate(() => true, undefined, { revalidate: false });
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
  server.use(
    http.get("*/api/cart", () => HttpResponse.json(cart)),
    http.patch("*/api/cart", async ({ request }) => {
      sent.push([request.method, new URL(request.url).pathname, await sentBody(request)]);
      if (next) return next();
      cart = later.shift() ?? cart;
      return HttpResponse.json(cart);
    }),
  );
});

function pageOf(initial: CartWire) {
  cart = initial;
  const store = createStore();
  store.set(currencyOfferAtom, { base: "INR", currencies: [RUPEE], isByCountry: false });
  store.set(subTypeAtom, "order");
  return (
    <Provider store={store}>
      <CartView storeId="nila-loom" initial={initial} refused={null} />
    </Provider>
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("free shipping", () => {
  const free = { from: 2_500, missing: 1_500, only_at_home: false };

  it("is a sentence with what is missing", () => {
    render(pageOf(aCart({ free_shipping: free })));
    expect(screen.getByText(/for free shipping/)).toHaveTextContent("Add ₹1,500 for free shipping.");
  });
  it("is said to be reached, and where it counts", () => {
    render(pageOf(aCart({ free_shipping: { ...free, missing: 0, only_at_home: true } })));
    expect(screen.getByText("Your order ships free within the country.")).toBeVisible();
  });
  it("is not mentioned where it does not exist", () => {
    render(pageOf(aCart()));
    expect(screen.queryByText(/free/)).toBeNull();
  });
});

describe("the offer code", () => {
  const open = () => userEvent.click(screen.getByText("Offer code"));
  const offer = { code: "TEN", amount: 100, automatic: false, full_price_only: true };

  it("applies at once, and can be removed", async () => {
    const applied = aCart({ offer_codes: true, offer_code: "TEN", offer });
    applied.totals.total_so_far = 900;
    later = [applied, aCart({ offer_codes: true })];
    const before = aCart({ offer_codes: true });
    render(pageOf(before));
    cart = before;
    await open();
    await userEvent.type(screen.getByLabelText("Code"), "TEN");
    await press("Apply");
    const row = await screen.findByText("Offer TEN");
    expect(row.closest("div")).toHaveTextContent("full-price items only−₹100");
    expect(screen.getByText("Total before shipping").closest("div")).toHaveTextContent("₹900");
    await press(/^Remove the code/);
    await waitFor(() => expect(screen.queryByText("Offer TEN")).toBeNull());
  });
  it("says at its field why it is refused, in the words of the checkout", async () => {
    render(pageOf(aCart({ offer_codes: true })));
    await open();
    next = () =>
      HttpResponse.json(
        { code: "offer_expired", errors: [{ path: "offer_code", code: "offer_expired" }] },
        { status: 422, headers: { "Content-Type": "application/problem+json" } },
      );
    await userEvent.type(screen.getByLabelText("Code"), "OLD");
    await press("Apply");
    await waitFor(() => expect(screen.getByLabelText("Code")).toHaveAccessibleDescription("This code has expired."));
  });
  it("says why a code in use does not count at the moment", () => {
    render(pageOf(aCart({ offer_codes: true, offer_code: "LARGE", offer_refusal: "offer_amount_below_minimum" })));
    expect(screen.getByText(/Your order is too small for this code/)).toBeInTheDocument();
  });
  it("is a plain form too", () => {
    const html = renderToStaticMarkup(pageOf(aCart({ offer_codes: true })));
    expect(html).toMatch(/action="\/api\/cart[^"]*" method="post"|method="post" action="\/api\/cart/);
    expect(html).toContain('name="offer_code"');
  });
});

describe("the shipping estimate", () => {
  it("names what the methods to a PIN code cost", async () => {
    server.use(
      http.get("*/api/cart/shipping", ({ request }) =>
        HttpResponse.json({
          pincode: new URL(request.url).searchParams.get("pincode"),
          place: "560001, Karnataka",
          currency: "INR",
          methods: [
            { _id: "post", name: "Post", delivery_time: "Five days", price: 80, at_most: true },
            { _id: "slow", name: "Slow", delivery_time: "", price: 0, at_most: false },
          ],
        }),
      ),
    );
    render(pageOf(aCart({ estimates_shipping: true })));
    await userEvent.click(screen.getByText("Estimate shipping"));
    await userEvent.type(screen.getByLabelText("PIN code"), "560001");
    await press("Estimate");
    expect(await screen.findByText("To 560001, Karnataka")).toBeVisible();
    expect(screen.getByText("Post").closest("li")).toHaveTextContent("PostFive daysup to ₹80");
    expect(screen.getByText("Slow").closest("li")).toHaveTextContent("SlowFree");
  });
  it("says what is wrong with the PIN code", async () => {
    server.use(http.get("*/api/cart/shipping", refused("pincode_invalid")));
    render(pageOf(aCart({ estimates_shipping: true })));
    await userEvent.click(screen.getByText("Estimate shipping"));
    await userEvent.type(screen.getByLabelText("PIN code"), "5600");
    await press("Estimate");
    await waitFor(() =>
      expect(screen.getByLabelText("PIN code")).toHaveAccessibleDescription("Enter a 6-digit PIN code."),
    );
  });
});

it("saves the gift message and that there are no prices in the parcel", async () => {
  render(pageOf(aCart({ gifts: true })));
  later = [
    aCart({ gifts: true, hide_prices: true }),
    aCart({ gifts: true, hide_prices: true, gift_message: "For you" }),
  ];
  await userEvent.click(screen.getByRole("checkbox", { name: "No prices in the parcel" }));
  await waitFor(() => expect(sent).toEqual([["PATCH", "/api/cart", { hide_prices: true }]]));
  await userEvent.type(screen.getByRole("textbox", { name: /Gift message/ }), "For you");
  await userEvent.tab();
  await waitFor(() => expect(sent[1]).toEqual(["PATCH", "/api/cart", { gift_message: "For you" }]));
});
