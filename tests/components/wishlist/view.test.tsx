import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { mutate, SWRConfig } from "swr";
import { WISHLIST_REFUSAL_TEXTS } from "@/components/wishlist/refusal-texts";
import { SaveToWishlist } from "@/components/wishlist/save-button";
import { WishlistView } from "@/components/wishlist/view";
import { runPendingAction } from "@/lib/browser/authentication/pending-action";
import { PENDING_ACTION_KINDS } from "@/lib/browser/authentication/pending-action-kinds";
import { keepPressed, pressedHearts } from "@/lib/browser/wishlist/pressed-hearts";
import {
  addWishlistItemCall,
  moveWishlistItemCall,
  removeWishlistItemCall,
  requestWishlistAlertCall,
} from "@/lib/contracts/wishlist/calls";
import type { WishlistRefusal } from "@/lib/domain/wishlist/refusals";
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

function show(shop: ReturnType<typeof wishlistShop>, isCustomer = false, refusal: WishlistRefusal | null = null) {
  return render(
    <Shop>
      <WishlistView
        store={STORE}
        minQuantities={{ Pcs: 1, Mts: 0.5, Kgs: 1 }}
        rendered={{ owner: isCustomer ? "c1" : "", list: shop.list }}
        refusal={refusal}
      >
        <p>Favourites of the shop</p>
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

/** What the browser knew of the shop is gone. */
const newDocument = () => mutate(() => true, undefined, { revalidate: false });

beforeEach(async () => {
  goTo.mockClear();
  refresh.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/wishlist");
  await newDocument();
  // biome-ignore lint/suspicious/noDocumentCookie: it stands for what the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

it("has no news at first", () => {
  show(wishlistShop({ wishlistItems }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
it("tells what has become of each wish, and offers what can be done about it", () => {
  show(wishlistShop({ wishlistItems }));
  expect(card("saree").getByText("Costs less now")).toBeVisible();
  expect(card("saree").getByText("₹900")).toBeVisible();
  expect(card("saree").getByText("when you saved it")).toHaveTextContent("₹1,000 when you saved it");
  expect(card("saree").getByRole("button", { name: /^Move to bag.*saree$/ })).toBeVisible();
  expect(card("kurta").getByRole("link", { name: /^Choose yours.*kurta$/ })).toHaveAttribute("href", "/product/kurta");
  expect(card("dhoti").queryByRole("button", { name: /^Move/ })).toBeNull();
  expect(card("dhoti").getByText(/^Mail me when it is back/)).toBeVisible();
  expect(card("shawl").getByText("Not sold any more")).toBeVisible();
  expect(card("shawl").getAllByRole("button")).toHaveLength(1);
});
it("is made of plain forms for who has no script", () => {
  show(wishlistShop({ isCustomer: true, wishlistItems }), true);
  const form = (name: string | RegExp) => screen.getByRole("button", { name }).closest("form");
  const item = "/api/wishlist/items/id-saree";
  expect(sent(form("Take The saree off your wish list"))).toEqual(["post", item, { _method: "DELETE" }]);
  expect(sent(form(/^Move to bag.*saree$/))).toEqual(["post", `${item}/move`, { quantity: "1" }]);
  const alert = { _method: "PATCH", alert: "true" };
  expect(sent(form(/^Mail me when it costs less.*saree/))).toEqual(["post", item, alert]);
  expect(sent(form("Make a link"))).toEqual(["post", "/api/wishlist/shared", { _method: "PUT", shared: "true" }]);
});
it("tells why a plain form was refused", () => {
  show(wishlistShop({ wishlistItems }), false, "bag_full");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "You have chosen as many different pieces as fit. It stays on your wish list.",
  );
});
it("has words for whatever the calls refuse", () => {
  const codes = [addWishlistItemCall, moveWishlistItemCall, requestWishlistAlertCall, removeWishlistItemCall].flatMap(
    ({ refusals }) => refusals ?? [],
  );
  expect(codes.filter((code) => !Object.hasOwn(WISHLIST_REFUSAL_TEXTS, code))).toEqual([]);
});

it("takes a wish off, and puts it back", async () => {
  const shop = wishlistShop({ wishlistItems });
  show(shop);
  await userEvent.click(screen.getByRole("button", { name: "Take The kurta off your wish list" }));
  await waitFor(() => expect(names()).toEqual(["The saree", "The dhoti", "The shawl"]));
  expect(screen.getByRole("status")).toHaveTextContent("The kurta is off your list.");
  await userEvent.click(screen.getByRole("button", { name: "Put it back" }));
  await waitFor(() => expect(names()).toContain("The kurta"));
  expect(shop.writes).toEqual(["remove id-kurta", "save kurta"]);
});
it("moves a wish into the bag", async () => {
  const shop = wishlistShop({ wishlistItems: [aWishlistItem("twill", {}, { unit: "Mts" })] });
  show(shop);
  await userEvent.click(screen.getByRole("button", { name: /^Move to bag.*twill$/ }));
  expect(await screen.findByRole("link", { name: "See the bag" })).toHaveAttribute("href", "/cart");
  expect(shop.writes).toEqual(["move id-twill × 0.5"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nothing saved yet");
  expect(screen.getByText("Favourites of the shop")).toBeVisible();
});
it("keeps what cannot be moved, and says why", async () => {
  const shop = wishlistShop({ wishlistItems });
  shop.refusal = "too_few_left";
  show(shop);
  await userEvent.click(screen.getByRole("button", { name: /^Move to bag.*saree$/ }));
  expect(await card("saree").findByRole("alert")).toHaveTextContent("There is not enough of it left.");
  expect(names()).toHaveLength(4);
});

describe("a mail when it costs less", () => {
  const ask = () => userEvent.click(screen.getByText(/^Mail me when it costs less/, { selector: "form *, a" }));

  it("is asked for and taken back by a customer", async () => {
    const shop = wishlistShop({ isCustomer: true, wishlistItems: [aWishlistItem("saree")] });
    show(shop, true);
    await ask();
    await userEvent.click(await screen.findByRole("button", { name: /^Do not mail me when it costs less/ }));
    expect(await screen.findByRole("button", { name: /^Mail me/ })).toBeVisible();
    expect(shop.writes).toEqual(["alert id-saree true", "alert id-saree false"]);
  });
  it("leads others to sign in, and is asked for when they are back", async () => {
    const shop = wishlistShop({ wishlistItems: [aWishlistItem("saree")] });
    const { unmount } = show(shop);
    await ask();
    expect(goTo).toHaveBeenCalledWith("/account/sign-in?next=%2Fwishlist");
    unmount();
    await newDocument();
    const mine = wishlistShop({ isCustomer: true, wishlistItems: [aWishlistItem("saree")] });
    show(mine, true);
    await act(async () => expect(await runPendingAction(PENDING_ACTION_KINDS)).toBe(true));
    expect(await screen.findByRole("button", { name: /^Do not mail me/ })).toBeVisible();
    expect(mine.writes).toEqual(["alert id-saree true"]);
  });
});

describe("sharing", () => {
  it("makes a link to hand on, and takes it back", async () => {
    const shop = wishlistShop({ wishlistItems });
    show(shop);
    await userEvent.click(screen.getByRole("button", { name: "Make a link" }));
    const link = await screen.findByRole("textbox", { name: "Link to your wish list" });
    expect(link).toHaveValue("https://nila.example/wishlist/shared/token");
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith("https://nila.example/wishlist/shared/token");
    await user.click(screen.getByRole("button", { name: "Take the link back" }));
    expect(await screen.findByRole("button", { name: "Make a link" })).toBeVisible();
  });
  it("lets who sees it save a piece to their own list, by a plain form without script", async () => {
    const shop = wishlistShop();
    render(<SaveToWishlist productId="id-saree" slug="saree" name="The saree" />, { wrapper: Shop });
    const button = screen.getByRole("button", { name: /^Save to my list.*saree$/ });
    expect(sent(button.closest("form"))).toEqual(["post", "/api/wishlist/items", { product_id: "id-saree" }]);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    expect(shop.writes).toEqual(["save saree"]);
  });
});

it("shows a page of their own to who has signed in meanwhile", async () => {
  const shop = wishlistShop({ isCustomer: true, wishlistItems });
  show(shop);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

describe("a heart of the page before, which was left at once", () => {
  it("shows, though the page was rendered before the shop heard of it", async () => {
    keepPressed("stole", true);
    keepPressed("saree", false);
    const shop = wishlistShop({ wishlistItems: [aWishlistItem("saree")] });
    show(shop);
    expect(names()).toEqual(["The saree"]);
    shop.list = { ...shop.list, list: [aWishlistItem("stole")] };
    await waitFor(() => expect(names()).toEqual(["The stole"]));
    expect([shop.reads, pressedHearts()]).toEqual([1, {}]);
  });
  it("has nothing asked for when the page knows of it", async () => {
    keepPressed("saree", true);
    const shop = wishlistShop({ wishlistItems });
    show(shop);
    await waitFor(() => expect(pressedHearts()).toEqual({}));
    expect([names(), shop.reads]).toEqual([["The saree", "The kurta", "The dhoti", "The shawl"], 0]);
  });
});
