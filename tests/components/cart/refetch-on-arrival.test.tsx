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

// What is waited for comes after calls; a busy machine takes its time over them.
configure({ asyncUtilTimeout: 3_000 });

/** How often the shop was asked for the bag. */
let asked: number;

beforeEach(() => {
  asked = 0;
  localStorage.clear();
});

/** A page below the header's number: `known` pieces were in the bag when last seen, and `now` is what the shop has. */
function show(page: React.ReactNode, { known, now }: { known: number; now: CartWire }) {
  server.use(
    http.get("*/api/cart", () => {
      asked += 1;
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

it("shows an empty bag as soon as its order is there", async () => {
  show(orderSummary, { known: 1, now: aCart({ items: [] }) });
  await headerSays(/^Bag$/);
  expect(asked).toBe(1);
});

it("leaves the number alone when what was ordered was bought at once, beside the bag", async () => {
  show(orderSummary, { known: 3, now: aCart({ items: [aCartItem({ quantity: 3 })] }) });
  await waitFor(() => expect(asked).toBe(1));
  await headerSays(/^Bag, 3 inside/);
});

it("shows what was ordered again in the header at once, and leads there", async () => {
  show(orderPage({ done: "reordered" }), { known: 0, now: aCart({ items: [aCartItem({ quantity: 2 })] }) });
  await headerSays(/^Bag, 2 inside/);
  expect(screen.getByRole("link", { name: "To the bag" })).toHaveAttribute("href", "/cart");
});

it("asks for no bag where nothing has changed it", async () => {
  show(orderPage({ done: "cancellation_asked" }), { known: 2, now: aCart() });
  await headerSays(/^Bag, 2 inside/);
  expect(asked).toBe(0);
});
