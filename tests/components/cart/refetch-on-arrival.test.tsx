import { configure, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { HttpResponse, http } from "msw";
import { SWRConfig } from "swr";
import { CartCount } from "@/components/cart/count";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { OrderSummary } from "@/components/order/summary";
import { visitorMark } from "@/lib/browser/cart/known-cart";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { writeSaved } from "@/lib/browser/saved-state";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { aCart, aCartItem } from "../../factories/cart-wire";
import { anOrder } from "../../factories/order";
import { server } from "../../mocks/server";

// The awaited elements appear after API calls, which are slow on a busy machine.
configure({ asyncUtilTimeout: 3_000 });

/** How many times the browser has fetched the cart. */
let requests: number;

beforeEach(() => {
  requests = 0;
  localStorage.clear();
});

/**
 * Shows a page below a header with the cart link. `known` is the number of cart items that the browser remembers, `now`
 * the cart that the server returns.
 */
function show(page: React.ReactNode, { known, now }: { known: number; now: CartWire }) {
  server.use(
    http.get("*/api/cart", () => {
      requests += 1;
      return HttpResponse.json(now);
    }),
    http.get("*/api/session", () => HttpResponse.json({ kind: "customer" })),
  );
  if (known > 0) writeSaved("bag", { count: known, visitor: visitorMark() });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Provider store={createStore()}>
        <a href="/cart">
          Bag
          <CartCount />
        </a>
        {page}
      </Provider>
    </SWRConfig>,
  );
}

const orderSummary = (
  <OrderSummary
    storeId="nila-loom"
    order={anOrder()}
    openingHours={[]}
    timeZone="Asia/Kolkata"
    isOwn
    offersAccount={false}
    outcome={{ done: null, refused: null, refusals: NO_REFUSALS }}
  />
);

function orderPage(query: Record<string, string>) {
  return (
    <AccountFrame
      customerId="c1"
      sections={[]}
      path="/account/orders"
      heading="Order"
      number="NL-1"
      news={readFormOutcome(query)}
    >
      Its items
    </AccountFrame>
  );
}

const headerSays = (text: RegExp) => waitFor(() => expect(screen.getByText("Bag")).toHaveTextContent(text));

it("shows an empty cart as soon as its order is placed", async () => {
  show(orderSummary, { known: 1, now: aCart({ items: [] }) });
  await headerSays(/^Bag$/);
  expect(requests).toBe(1);
});

it("keeps the number when the order was made by buy now, without the cart", async () => {
  show(orderSummary, { known: 3, now: aCart({ items: [aCartItem({ quantity: 3 })] }) });
  await waitFor(() => expect(requests).toBe(1));
  await headerSays(/^Bag, 3 items/);
});

it("shows the reordered items in the header at once, and links to the cart", async () => {
  show(orderPage({ done: "reordered" }), { known: 0, now: aCart({ items: [aCartItem({ quantity: 2 })] }) });
  await headerSays(/^Bag, 2 items/);
  expect(screen.getByRole("link", { name: "View bag" })).toHaveAttribute("href", "/cart");
});

it("does not fetch the cart when nothing has changed it", async () => {
  show(orderPage({ done: "cancellation_asked" }), { known: 2, now: aCart() });
  await headerSays(/^Bag, 2 items/);
  expect(requests).toBe(0);
});
