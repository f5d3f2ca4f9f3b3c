import { configure, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { HttpResponse, http } from "msw";
import { SWRConfig } from "swr";
import { CartBehaviour } from "@/components/cart/behaviour";
import { publishCartEvent } from "@/lib/browser/cart/events";
import { aCart, aCartItem } from "../../factories/cart-wire";
import { server } from "../../mocks/server";

configure({ asyncUtilTimeout: 3_000 });

let pathname = "/product/stole";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));

const item = aCartItem({ item_id: "i1", name: "Rust stole" });
const cart = aCart({ items: [item] });

// The panel and the drawer need popovers and dialogs, which jsdom does not know.
jest.mock("@/components/cart/drawer", () => ({ CartDrawer: () => null }));
jest.mock("@/components/cart/added-panel", () => ({
  AddedPanel: ({ added }: { added: { itemId: string } }) => <p>Panel for {added.itemId}</p>,
}));

beforeEach(() => {
  pathname = "/product/stole";
  server.use(
    http.get("*/api/cart", () => HttpResponse.json(cart)),
    http.get("*/api/session", () => HttpResponse.json({ kind: "customer" })),
  );
});

function addItem() {
  const { product_id, quantity, unit, variant_types, addon_id, model_id } = item;
  const added = { product_id, quantity, unit, variant_types, addon_id, model_id, personal_list: [] };
  const shown = { name: item.name, slug: item.slug, image: item.image, addon_name: "", unit_price: 1 };
  publishCartEvent({ type: "added", write: { kind: "add", item: added, shown }, cart });
}

const page = () => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <Provider store={createStore()}>
      <CartBehaviour storeId="nila-loom" />
    </Provider>
  </SWRConfig>
);
const panel = () => screen.queryByText("Panel for i1");

it("shows the item that was added before its script was there, and no more on the next page", async () => {
  addItem();
  const { rerender } = render(page());
  await waitFor(() => expect(panel()).toBeInTheDocument());
  expect(screen.getByRole("status")).toHaveTextContent("In your bag: Rust stole");

  pathname = "/product/shawl";
  rerender(page());
  await waitFor(() => expect(panel()).not.toBeInTheDocument());
});
