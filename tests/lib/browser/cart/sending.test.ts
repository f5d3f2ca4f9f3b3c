import { waitFor } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { mutate } from "swr";
import { cartEvents, publishCartEvent } from "@/lib/browser/cart/events";
import {
  type CartWrite,
  pendingCartWrites,
  removeCartWrite,
  saveCartWrite,
  subscribeToCartWrites,
} from "@/lib/browser/cart/journal";
import { changeCart, sendAllOnPageHide, sendAndWait, sendCartWrites } from "@/lib/browser/cart/sending";
import { subscribeToOtherTabs } from "@/lib/browser/cart/tabs";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { aCart, aCartItem } from "../../../factories/cart-wire";
import { server } from "../../../mocks/server";

const addition = {
  kind: "add",
  item: { product_id: "saree", quantity: 1, unit: "Pcs", variant_types: [], addon_id: "", model_id: "" },
  shown: { name: "Madder saree", slug: "saree", image: "", addon_name: "", unit_price: 5_000 },
} satisfies CartWrite;
const setTo = (quantity: number, itemId = "item-1"): CartWrite => ({ kind: "quantity", itemId, quantity });
const withSaree = aCart({ items: [aCartItem(), aCartItem({ item_id: "item-2", product_id: "saree" })] });

let keys: (string | null)[];

/** Mocks the server's responses to the writes, in this order. Returns the requests that arrive. */
function serverAnswers(...answers: (() => Response | Promise<Response>)[]) {
  const requests: string[] = [];
  let isBusy = false;
  const answer = async ({ request }: { request: Request }) => {
    expect(isBusy).toBe(false);
    isBusy = true;
    const text = await request.text();
    keys.push(request.headers.get("Idempotency-Key"));
    requests.push(`${request.method} ${new URL(request.url).pathname} ${text}`);
    const next = answers.shift();
    const response = next ? await next() : HttpResponse.json(aCart());
    isBusy = false;
    return response;
  };
  server.use(
    http.post("*/api/cart/items", answer),
    http.patch("*/api/cart/items/:id", answer),
    http.delete("*/api/cart/items/:id", answer),
    http.post("*/api/cart/items/:id/move", answer),
    http.patch("*/api/cart", answer),
    http.head("*/api/health", () => new HttpResponse(null, { status: 200 })),
  );
  return requests;
}
const cart = (cart: CartWire) => () => HttpResponse.json(cart);
const refused = (code: string) => () =>
  HttpResponse.json({ code }, { status: 422, headers: { "Content-Type": "application/problem+json" } });
const lost = () => HttpResponse.error();
const cached = () => mutate<CartWire>("/api/cart?currency=INR", (present?: CartWire) => present, { revalidate: false });
const allSent = () => waitFor(() => expect(pendingCartWrites()).toEqual([]));

beforeEach(async () => {
  keys = [];
  for (const write of pendingCartWrites()) removeCartWrite(write);
  localStorage.clear();
  publishCartEvent({ type: "dismissed" });
  await mutate(() => true, undefined, { revalidate: false });
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

it("shows the cart from the response, and publishes the added item", async () => {
  serverAnswers(cart(withSaree));
  await expect(sendAndWait(saveCartWrite(addition))).resolves.toEqual({ status: "done", cart: withSaree });
  expect(await cached()).toEqual(withSaree);
  expect(pendingCartWrites()).toEqual([]);
  expect(cartEvents().added).toEqual({ itemId: "item-2" });
});
it("sends one change at a time, and only the last of several quick quantity changes", async () => {
  const requests = serverAnswers(async () => {
    await delay(30);
    return HttpResponse.json(aCart());
  });
  for (const quantity of [2, 3, 4]) changeCart(setTo(quantity));
  changeCart({ kind: "details", details: { note: "Ring" } });
  await allSent();
  expect(requests).toEqual([
    'PATCH /api/cart/items/item-1 {"quantity":2}',
    'PATCH /api/cart/items/item-1 {"quantity":4}',
    'PATCH /api/cart {"note":"Ring"}',
  ]);
});
it("restores the cart when the server refuses, and keeps the reason until the item is changed again", async () => {
  serverAnswers(refused("too_few_left"));
  await mutate("/api/cart?currency=INR", aCart(), { revalidate: false });
  changeCart(setTo(20));
  await allSent();
  expect(cartEvents().refusals).toEqual([{ write: setTo(20), code: "too_few_left" }]);
  expect(await cached()).toEqual(aCart());
  changeCart(setTo(2));
  expect(cartEvents().refusals).toEqual([]);
  await allSent();
});
it("leaves it to the caller to show why adding an item was refused", async () => {
  serverAnswers(refused("sold_out"));
  await expect(sendAndWait(saveCartWrite(addition))).resolves.toEqual({ status: "refused", code: "sold_out" });
  expect(cartEvents().refusals).toEqual([]);
});
it("shows no refusal for an item that another tab has already removed", async () => {
  serverAnswers(refused("item_unknown"));
  changeCart({ kind: "remove", itemId: "item-1" });
  await allSent();
  expect(cartEvents().refusals).toEqual([]);
});
it("saves changes made without a network, sends them when there is one, and reports refusals", async () => {
  const warn = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const requests = serverAnswers(lost, refused("sold_out"), cart(withSaree));
  await expect(sendAndWait(saveCartWrite(addition))).resolves.toEqual({ status: "waiting" });
  changeCart({ kind: "details", details: { gift_wrap: true } });
  await allSent();
  expect(requests).toHaveLength(3);
  expect(cartEvents().refusals).toEqual([{ write: addition, code: "sold_out" }]);
  warn.mockRestore();
});
/** Stores unsent writes in localStorage, as if the page had been closed before it could send them. */
function leftBehind(...writes: { id: string; write: CartWrite; isSent: boolean; keptAt?: number }[]): void {
  for (const { id, ...write } of writes) {
    localStorage.setItem(`bag_write.${id}`, JSON.stringify({ id, keptAt: Date.now(), ...write }));
  }
}
it("sends the writes of a closed page again, with the same idempotency key", async () => {
  const requests = serverAnswers();
  leftBehind(
    { id: "3", write: { kind: "remove", itemId: "item-3" }, isSent: false },
    { id: "1", write: addition, isSent: true },
    { id: "2", write: setTo(3), isSent: true },
  );
  await sendCartWrites();
  expect(requests).toEqual([
    `POST /api/cart/items ${JSON.stringify(addition.item)}`,
    'PATCH /api/cart/items/item-1 {"quantity":3}',
    "DELETE /api/cart/items/item-3 ",
  ]);
  expect(keys).toEqual(["1", null, null]);
});
it("sends everything at once when the page closes", async () => {
  const requests: string[] = [];
  server.use(
    http.all("*/api/cart*", async ({ request }) => {
      requests.push(request.method);
      await delay(30);
      return HttpResponse.json(aCart());
    }),
    http.all("*/api/cart/items/*", async ({ request }) => {
      requests.push(request.method);
      await delay(30);
      return HttpResponse.json(aCart());
    }),
  );
  changeCart(setTo(2));
  changeCart({ kind: "remove", itemId: "item-2" });
  changeCart({ kind: "details", details: { note: "Ring" } });
  sendAllOnPageHide();
  await waitFor(() => expect(requests.slice(0, 3).sort()).toEqual(["DELETE", "PATCH", "PATCH"]));
  await allSent();
});
it("drops writes older than a week", async () => {
  const requests = serverAnswers();
  leftBehind({ id: "1", write: addition, isSent: false, keptAt: Date.now() - 8 * 24 * 60 * 60_000 });
  await sendCartWrites();
  expect([requests, localStorage.length]).toEqual([[], 0]);
});
it("sees the writes of another tab, and does not send those that the other tab has finished", async () => {
  const requests = serverAnswers();
  const seen = jest.fn();
  const stop = subscribeToCartWrites(seen);
  leftBehind({ id: "1", write: addition, isSent: false }, { id: "2", write: setTo(3), isSent: false });
  window.dispatchEvent(new StorageEvent("storage", { key: "bag_write.1" }));
  expect(seen).toHaveBeenCalled();
  expect(pendingCartWrites()).toHaveLength(2);
  // The other tab has removed its write, but the storage event has not arrived in this tab yet.
  localStorage.removeItem("bag_write.1");
  await sendCartWrites();
  expect(requests).toEqual(['PATCH /api/cart/items/item-1 {"quantity":3}']);
  stop();
});
it("resolves a write that another tab has sent instead", async () => {
  serverAnswers();
  server.use(http.get("*/api/cart", () => HttpResponse.json(withSaree)));
  const kept = saveCartWrite(addition);
  localStorage.removeItem(`bag_write.${kept.id}`);
  await expect(sendAndWait(kept)).resolves.toEqual({ status: "done", cart: withSaree });
});
it("makes the other tabs show a refusal", async () => {
  serverAnswers(refused("too_few_left"));
  const received = jest.fn();
  const stop = subscribeToOtherTabs(received);
  changeCart(setTo(20));
  await waitFor(() => expect(received).toHaveBeenCalledWith({ write: setTo(20), code: "too_few_left" }));
  stop();
});
it("moves a cart item to the wishlist", async () => {
  const requests = serverAnswers();
  server.use(http.get("*/api/wishlist", () => HttpResponse.json({ list: [], share_token: null })));
  changeCart({ kind: "wish", itemId: "item-1" });
  await allSent();
  expect(requests).toEqual(["POST /api/cart/items/item-1/move "]);
});
it.each([
  "{}",
  '{"id":"1","isSent":false}',
  '{"id":"1","keptAt":1,"isSent":false,"write":{"kind":"quantity","itemId":"a"}}',
  '{"id":"1","keptAt":1,"isSent":false,"write":{"kind":"add","item":{"product_id":"p"},"shown":{}}}',
])("clears saved writes that it cannot read: %s", async (text) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.setItem("bag_write.1", text);
  localStorage.setItem("bag", "1");
  await jest.isolateModulesAsync(async () => {
    const journal = await import("@/lib/browser/cart/journal");
    expect(journal.pendingCartWrites()).toEqual([]);
  });
  expect(localStorage.getItem("bag")).toBeNull();
  warn.mockRestore();
});
