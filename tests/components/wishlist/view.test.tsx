import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { mutate, SWRConfig } from "swr";
import { SaveToWishlist } from "@/components/wishlist/save-button";
import { WishlistView } from "@/components/wishlist/view";
import { runPendingAction } from "@/lib/browser/authentication/pending-action";
import { PENDING_ACTION_KINDS } from "@/lib/browser/authentication/pending-action-kinds";
import { pressedHearts, savePressedHeart } from "@/lib/browser/wishlist/pressed-hearts";
import { aWishlistItem } from "../../factories/wishlist";
import { wishlistShop } from "../../support/wishlist-shop";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));
const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const STORE = {
  id: "nila-loom",
  name: "Nila Loom",
  origin: "https://nila.example",
  currency: "INR",
  hidesPrices: false,
};
const wishlistItems = [
  aWishlistItem("saree", { marks: ["price_dropped"] }, { discounted_price: 900 }),
  aWishlistItem("kurta", {}, { variant_status: true }),
  aWishlistItem("dhoti", { marks: ["sold_out"] }),
  aWishlistItem("shawl", { marks: ["not_sold"], product: null }),
];

function show(shop: ReturnType<typeof wishlistShop>, isCustomer = false, refusal: string | null = null) {
  return render(
    <Shop>
      <WishlistView
        store={STORE}
        minQuantities={{ Pcs: 1, Mts: 0.5, Kgs: 1 }}
        rendered={{ owner: isCustomer ? "c1" : "", list: shop.list }}
        refusal={refusal}
      >
        <p>Our favourites</p>
      </WishlistView>
    </Shop>,
  );
}
const Shop = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ dedupingInterval: 0 }}>
    <Provider>{children}</Provider>
  </SWRConfig>
);
const card = (slug: string) =>
  within(screen.getByRole("heading", { name: `The ${slug}` }).closest("li") as HTMLElement);
const names = () => screen.queryAllByRole("heading", { level: 2, name: /^The / }).map(({ textContent }) => textContent);
const sent = (form: HTMLFormElement | null) =>
  form && [
    form.method,
    new URL(form.action).pathname,
    Object.fromEntries([...form.querySelectorAll("input")].map(({ name, value }) => [name, value])),
  ];

/** Clears the SWR cache, which in a browser happens whenever a new document is loaded. */
const newDocument = () => mutate(() => true, undefined, { revalidate: false });

beforeEach(async () => {
  goTo.mockClear();
  refresh.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/wishlist");
  await newDocument();
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

it("shows no message at first", () => {
  show(wishlistShop({ wishlistItems }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
it("shows what has changed for each product, and offers the fitting actions", () => {
  show(wishlistShop({ wishlistItems }));
  expect(card("saree").getByText("Price reduced")).toBeVisible();
  expect(card("saree").getByText("₹900")).toBeVisible();
  expect(card("saree").getByText("when you saved it")).toHaveTextContent("₹1,000 when you saved it");
  expect(card("saree").getByRole("button", { name: /^Move to bag.*saree$/ })).toBeVisible();
  expect(card("kurta").getByRole("link", { name: /^Choose options.*kurta$/ })).toHaveAttribute(
    "href",
    "/product/kurta",
  );
  expect(card("dhoti").queryByRole("button", { name: /^Move/ })).toBeNull();
  expect(card("dhoti").getByText(/^E-mail me when it is back in stock/)).toBeVisible();
  expect(card("shawl").getByText("No longer available")).toBeVisible();
  expect(card("shawl").getAllByRole("button")).toHaveLength(1);
});
it("has plain forms, so that it works without script", () => {
  show(wishlistShop({ isCustomer: true, wishlistItems }), true);
  const form = (name: string | RegExp) => screen.getByRole("button", { name }).closest("form");
  const item = "/api/wishlist/items/id-saree";
  expect(sent(form("Remove The saree from your wishlist"))).toEqual(["post", item, { _method: "DELETE" }]);
  expect(sent(form(/^Move to bag.*saree$/))).toEqual(["post", `${item}/move`, { quantity: "1" }]);
  const alert = { _method: "PATCH", alert: "true" };
  expect(sent(form(/^E-mail me when the price drops.*saree/))).toEqual(["post", item, alert]);
  expect(sent(form("Create link"))).toEqual(["post", "/api/wishlist/shared", { _method: "PUT", shared: "true" }]);
});
it.each([
  { unit: "Mts", min_quantity: 2.5, quantity: "2.5" },
  { unit: "Mts", min_quantity: 0, quantity: "0.5" }, // the store's own minimum
  { unit: "Pcs", min_quantity: 3, quantity: "3" },
] as const)("moves $quantity $unit of a product sold from $min_quantity on", ({ quantity, ...product }) => {
  show(wishlistShop({ wishlistItems: [aWishlistItem("silk", {}, product)] }));
  const form = screen.getByRole("button", { name: /^Move to bag.*silk$/ }).closest("form");
  expect(sent(form)?.[2]).toEqual({ quantity });
});
it("shows why a plain form was refused", () => {
  show(wishlistShop({ wishlistItems }), false, "bag_full");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Your bag is full (100 different items). Remove one to add another.",
  );
});

it("moves a product with the variant that was chosen in the cart", () => {
  const chosen = { variant_types: [{ name: "Size", value: "M" }] };
  show(wishlistShop({ wishlistItems: [aWishlistItem("kurta", chosen, { variant_status: true })] }));
  expect(card("kurta").getByText("M")).toBeVisible();
  const button = card("kurta").getByRole("button", { name: /^Move to bag/ });
  const fields = [...(button.closest("form")?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value]);
  expect(fields).toEqual([
    ["quantity", "1"],
    ["variant.Size", "M"],
  ]);
});
it("removes a product, and undoes that", async () => {
  const shop = wishlistShop({ wishlistItems });
  show(shop);
  await userEvent.click(screen.getByRole("button", { name: "Remove The kurta from your wishlist" }));
  await waitFor(() => expect(names()).toEqual(["The saree", "The dhoti", "The shawl"]));
  expect(screen.getByRole("status")).toHaveTextContent("The kurta was removed from your wishlist.");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(names()).toContain("The kurta"));
  expect(shop.writes).toEqual(["remove id-kurta", "save kurta"]);
});
it("moves a product to the cart", async () => {
  const shop = wishlistShop({ wishlistItems: [aWishlistItem("twill", {}, { unit: "Mts" })] });
  show(shop);
  await userEvent.click(screen.getByRole("button", { name: /^Move to bag.*twill$/ }));
  expect(await screen.findByRole("link", { name: "View bag" })).toHaveAttribute("href", "/cart");
  expect(shop.writes).toEqual(["move id-twill × 0.5"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your wishlist is empty");
  expect(screen.getByText("Our favourites")).toBeVisible();
});
it("keeps a product that cannot be moved, and says why", async () => {
  const shop = wishlistShop({ wishlistItems });
  shop.refusal = "too_few_left";
  show(shop);
  await userEvent.click(screen.getByRole("button", { name: /^Move to bag.*saree$/ }));
  expect(await card("saree").findByRole("alert")).toHaveTextContent(
    "There is not enough of this item left. It stays on your wishlist.",
  );
  expect(names()).toHaveLength(4);
});

describe("a price alert", () => {
  const requestAlert = () =>
    userEvent.click(screen.getByText(/^E-mail me when the price drops/, { selector: "form *, a" }));

  it("is requested and cancelled by a customer", async () => {
    const shop = wishlistShop({ isCustomer: true, wishlistItems: [aWishlistItem("saree")] });
    show(shop, true);
    await requestAlert();
    await userEvent.click(await screen.findByRole("button", { name: /^Do not e-mail me when the price drops/ }));
    expect(await screen.findByRole("button", { name: /^E-mail me/ })).toBeVisible();
    expect(shop.writes).toEqual(["alert id-saree true", "alert id-saree false"]);
  });
  it("asks other visitors to sign in, and is requested when they return", async () => {
    const shop = wishlistShop({ wishlistItems: [aWishlistItem("saree")] });
    const { unmount } = show(shop);
    await requestAlert();
    expect(goTo).toHaveBeenCalledWith("/account/sign-in?next=%2Fwishlist");
    unmount();
    await newDocument();
    const signedInShop = wishlistShop({ isCustomer: true, wishlistItems: [aWishlistItem("saree")] });
    show(signedInShop, true);
    await act(async () => expect(await runPendingAction(PENDING_ACTION_KINDS)).toBe(true));
    expect(await screen.findByRole("button", { name: /^Do not e-mail me/ })).toBeVisible();
    expect(signedInShop.writes).toEqual(["alert id-saree true"]);
  });
});

describe("sharing", () => {
  it("creates a link to copy, and stops sharing", async () => {
    const shop = wishlistShop({ wishlistItems });
    show(shop);
    await userEvent.click(screen.getByRole("button", { name: "Create link" }));
    const link = await screen.findByRole("textbox", { name: "Link to your wishlist" });
    expect(link).toHaveValue("https://nila.example/wishlist/shared/token");
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith("https://nila.example/wishlist/shared/token");
    await user.click(screen.getByRole("button", { name: "Stop sharing" }));
    expect(await screen.findByRole("button", { name: "Create link" })).toBeVisible();
  });
  it("lets visitors save a product to their own wishlist, with a plain form when there is no script", async () => {
    const shop = wishlistShop();
    render(<SaveToWishlist productId="id-saree" slug="saree" name="The saree" />, { wrapper: Shop });
    const button = screen.getByRole("button", { name: /^Save to wishlist.*saree$/ });
    expect(sent(button.closest("form"))).toEqual(["post", "/api/wishlist/items", { product_id: "id-saree" }]);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    expect(shop.writes).toEqual(["save saree"]);
  });
});

it("renders the page anew for a visitor who has signed in meanwhile", async () => {
  const shop = wishlistShop({ isCustomer: true, wishlistItems });
  show(shop);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

describe("a heart pressed just before leaving the previous page", () => {
  it("is shown, although the page was rendered before the server received it", async () => {
    savePressedHeart("stole", true);
    savePressedHeart("saree", false);
    const shop = wishlistShop({ wishlistItems: [aWishlistItem("saree")] });
    show(shop);
    expect(names()).toEqual(["The saree"]);
    shop.list = { ...shop.list, list: [aWishlistItem("stole")] };
    await waitFor(() => expect(names()).toEqual(["The stole"]));
    expect([shop.reads, pressedHearts()]).toEqual([1, {}]);
  });
  it("causes no request when the page was rendered with it", async () => {
    savePressedHeart("saree", true);
    const shop = wishlistShop({ wishlistItems });
    show(shop);
    await waitFor(() => expect(pressedHearts()).toEqual({}));
    expect([names(), shop.reads]).toEqual([["The saree", "The kurta", "The dhoti", "The shawl"], 0]);
  });
});
