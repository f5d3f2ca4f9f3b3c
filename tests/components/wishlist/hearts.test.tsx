import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { HttpResponse, http } from "msw";
import { useRef } from "react";
import { mutate, SWRConfig } from "swr";
import { CardHeart } from "@/components/wishlist/card-heart";
import { WishlistCount } from "@/components/wishlist/count";
import { heartMarkup } from "@/components/wishlist/heart-markup";
import { WishlistSync } from "@/components/wishlist/keeper";
import { KNOWN_WISHLIST_KEY } from "@/lib/browser/wishlist/known-wishlist";
import { pressedHearts, savePressedHeart } from "@/lib/browser/wishlist/pressed-hearts";
import { aWishlistItem } from "../../factories/wishlist";
import { server } from "../../mocks/server";
import { wishlistShop } from "../../support/wishlist-shop";

const heart = (slug: string) => screen.getByRole("button", { name: `Save The ${slug} to your wishlist` });
const isSaved = (slug: string) => heart(slug).getAttribute("aria-pressed") === "true";
const saved = () => JSON.parse(localStorage.getItem(KNOWN_WISHLIST_KEY) ?? "null");
const saveCount = (value: unknown) => localStorage.setItem(KNOWN_WISHLIST_KEY, JSON.stringify(value));

function Card({ slug }: { slug: string }) {
  const card = useRef<HTMLDivElement>(null);
  return (
    <div ref={card}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text */}
      <div dangerouslySetInnerHTML={{ __html: heartMarkup(slug, `The ${slug}`, "").html }} />
      <CardHeart slug={slug} card={card} />
    </div>
  );
}
function show(...slugs: string[]) {
  return render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <Provider>
        <WishlistSync />
        <WishlistCount className="count" />
        {slugs.map((slug) => (
          <Card key={slug} slug={slug} />
        ))}
      </Provider>
    </SWRConfig>,
  );
}
const count = () => document.querySelector(".count")?.textContent ?? null;
/** Waits long enough for the session to be loaded and the hearts to be updated. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mutate(() => true, undefined, { revalidate: false });
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

it("is in the first HTML, as a button of a form that saves without script", () => {
  document.body.innerHTML = `<form id="wish"></form>${heartMarkup("blue saree", 'The "saree"', "").html}`;
  const button = screen.getByRole<HTMLButtonElement>("button", { name: 'Save The "saree" to your wishlist' });
  expect([button.form?.id, button.type, button.name, button.value]).toEqual(["wish", "submit", "slug", "blue saree"]);
  document.body.innerHTML = "";
});
it("saves what is pressed while its script is still on its way", async () => {
  const shop = wishlistShop();
  show("saree");
  fireEvent.keyDown(window, { key: "Tab" });
  expect(fireEvent.click(heart("saree"))).toBe(false);
  await waitFor(() => expect(isSaved("saree")).toBe(true));
  await waitFor(() => expect(shop.writes).toEqual(["save saree"]));
});

it("sends no request for a visitor who has never saved a product", async () => {
  const shop = wishlistShop();
  show("saree");
  await settled();
  expect([shop.reads, isSaved("saree"), count(), saved()]).toEqual([0, false, null, null]);
});
it("shows the products saved on an earlier visit, and their number before any request", async () => {
  saveCount({ visitor: "pair", count: 2, changedAt: 1 });
  const shop = wishlistShop({ wishlistItems: [aWishlistItem("saree"), aWishlistItem("stole")] });
  show("saree", "shawl");
  expect(count()).toBe("2");
  await waitFor(() => expect(isSaved("saree")).toBe(true));
  expect([shop.reads, isSaved("shawl"), count()]).toEqual([1, false, "2"]);
});
it("fetches a customer's wishlist, which may have changed on another device", async () => {
  const shop = wishlistShop({ isCustomer: true, wishlistItems: [aWishlistItem("saree")] });
  show("saree");
  await waitFor(() => expect(isSaved("saree")).toBe(true));
  await waitFor(() => expect(count()).toBe("1"));
  expect([shop.reads, saved()]).toEqual([1, { visitor: "pair", count: 1, changedAt: expect.any(Number) }]);
});
it("shows nothing of a customer's wishlist after signing out", async () => {
  saveCount({ visitor: "theirs", count: 3, changedAt: 1 });
  const shop = wishlistShop();
  show("saree");
  expect(count()).toBeNull();
  await settled();
  expect([shop.reads, isSaved("saree")]).toEqual([0, false]);
});
it("clears a saved number that it cannot read", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  saveCount({ visitor: "pair", count: "many", changedAt: 1 });
  wishlistShop();
  show("saree");
  await settled();
  expect(saved()).toBeNull();
  warn.mockRestore();
});

it("is pressed at once, with one call, and can be released again", async () => {
  const shop = wishlistShop();
  show("saree");
  await userEvent.click(heart("saree"));
  expect(isSaved("saree")).toBe(true);
  await waitFor(() => expect(count()).toBe("1"));
  await userEvent.click(heart("saree"));
  expect(isSaved("saree")).toBe(false);
  await waitFor(() => expect(count()).toBeNull());
  expect([shop.writes, shop.reads]).toEqual([["save saree", "remove id-saree"], 0]);
});
it("ends in the last pressed state when pressed again during a call", async () => {
  const shop = wishlistShop();
  show("saree");
  await settled();
  for (let press = 0; press < 4; press += 1) fireEvent.click(heart("saree"));
  await settled();
  expect([isSaved("saree"), shop.list.list]).toEqual([false, []]);
  for (let press = 0; press < 3; press += 1) fireEvent.click(heart("saree"));
  await settled();
  expect([isSaved("saree"), shop.list.list]).toEqual([true, [aWishlistItem("saree")]]);
});
it("saves several products one after the other, each with one call", async () => {
  const shop = wishlistShop();
  show("saree", "stole", "shawl");
  for (const slug of ["saree", "stole", "shawl"]) fireEvent.click(heart(slug));
  await waitFor(() => expect(count()).toBe("3"));
  expect(["saree", "stole", "shawl"].map(isSaved)).toEqual([true, true, true]);
  expect(shop.writes).toEqual(["save saree", "save stole", "save shawl"]);
});
it("is remembered for the next page, unless it is refused", async () => {
  const shop = wishlistShop();
  show("saree", "stole");
  await userEvent.click(heart("saree"));
  await waitFor(() => expect(count()).toBe("1"));
  shop.refusal = "wish_list_full";
  fireEvent.click(heart("stole"));
  expect(pressedHearts()).toEqual({ saree: true, stole: true });
  await screen.findByRole("alert");
  expect(pressedHearts()).toEqual({ saree: true });
});
it("is shown on the next page, even if the server receives the page's request first", async () => {
  savePressedHeart("saree", true);
  const shop = wishlistShop({ wishlistItems: [aWishlistItem("saree")] });
  server.use(http.get("*/api/wishlist", () => HttpResponse.json({ list: [], share_token: null }), { once: true }));
  show("saree");
  await waitFor(() => expect(isSaved("saree")).toBe(true));
  await waitFor(() => expect(count()).toBe("1"));
  expect([shop.reads, pressedHearts()]).toEqual([1, {}]);
});
it("is undone and says why when it is refused", async () => {
  const shop = wishlistShop();
  shop.refusal = "wish_list_full";
  show("saree");
  await userEvent.click(heart("saree"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your wishlist is full.");
  expect([isSaved("saree"), count()]).toEqual([false, null]);
  shop.refusal = null;
  await userEvent.click(heart("saree"));
  expect(screen.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(count()).toBe("1"));
});
it("is undone when there is no response", async () => {
  wishlistShop();
  server.use(
    http.post("*/api/wishlist/items", () => HttpResponse.error()),
    http.head("*/api/health", () => new HttpResponse()),
  );
  show("saree");
  await userEvent.click(heart("saree"));
  expect(await screen.findByRole("alert")).toHaveTextContent("We could not connect.");
  expect(isSaved("saree")).toBe(false);
  // The request failed, but the server may have received it, so the next page fetches the list from the server.
  expect(pressedHearts()).toEqual({ saree: true });
});
it("shows no refusal for a product that another tab has already removed", async () => {
  saveCount({ visitor: "pair", count: 1, changedAt: 1 });
  const shop = wishlistShop({ wishlistItems: [aWishlistItem("saree")] });
  show("saree");
  await waitFor(() => expect(isSaved("saree")).toBe(true));
  shop.list = { ...shop.list, list: [] };
  shop.refusal = "item_unknown";
  await userEvent.click(heart("saree"));
  await waitFor(() => expect(count()).toBeNull());
  expect([isSaved("saree"), screen.queryByRole("alert")]).toEqual([false, null]);
});
it("follows changes made in another tab", async () => {
  const shop = wishlistShop();
  show("saree", "stole");
  await settled();
  // Another tab has saved a product and therefore updated the number of saved products in localStorage.
  shop.list = { ...shop.list, list: [aWishlistItem("saree")] };
  saveCount({ visitor: "pair", count: 1, changedAt: 2 });
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KNOWN_WISHLIST_KEY })));
  await waitFor(() => expect(isSaved("saree")).toBe(true));
  expect([count(), isSaved("stole"), shop.reads]).toEqual(["1", false, 1]);
});
