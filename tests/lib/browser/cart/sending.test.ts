import { waitFor } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { mutate } from "swr";
import { cartEvents, publishCartEvent } from "@/lib/browser/cart/events";
import {
  type CartWrite,
  followCartWrites,
  forgetCartWrite,
  keepCartWrite,
  keptCartWrites,
} from "@/lib/browser/cart/journal";
import { changeCart, sendAllAtOnce, sendAndTell, sendCartWrites } from "@/lib/browser/cart/sending";
import { followOtherTabs } from "@/lib/browser/cart/tabs";
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

/** The shop answers writes so, in their order, and says which it was asked for. */
function shopAnswers(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  let isBusy = false;
  const answer = async ({ request }: { request: Request }) => {
    expect(isBusy).toBe(false);
    isBusy = true;
    const text = await request.text();
    keys.push(request.headers.get("Idempotency-Key"));
    asked.push(`${request.method} ${new URL(request.url).pathname} ${text}`);
    const next = answers.shift();
    const given = next ? await next() : HttpResponse.json(aCart());
    isBusy = false;
    return given;
  };
  server.use(
    http.post("*/api/cart/items", answer),
    http.patch("*/api/cart/items/:id", answer),
    http.delete("*/api/cart/items/:id", answer),
    http.post("*/api/cart/items/:id/move", answer),
    http.patch("*/api/cart", answer),
    http.head("*/api/health", () => new HttpResponse(null, { status: 200 })),
  );
  return asked;
}
const cart = (cart: CartWire) => () => HttpResponse.json(cart);
const refused = (code: string) => () =>
  HttpResponse.json({ code }, { status: 422, headers: { "Content-Type": "application/problem+json" } });
const lost = () => HttpResponse.error();
const cached = () => mutate<CartWire>("/api/cart?currency=INR", (present?: CartWire) => present, { revalidate: false });
const isQuiet = () => waitFor(() => expect(keptCartWrites()).toEqual([]));

beforeEach(async () => {
  keys = [];
  for (const write of keptCartWrites()) forgetCartWrite(write);
  localStorage.clear();
  publishCartEvent({ type: "read" });
  await mutate(() => true, undefined, { revalidate: false });
  // biome-ignore lint/suspicious/noDocumentCookie: it stands for what the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

it("shows what the shop answers, and says what was added", async () => {
  shopAnswers(cart(withSaree));
  await expect(sendAndTell(keepCartWrite(addition))).resolves.toEqual({ status: "done", cart: withSaree });
  expect(await cached()).toEqual(withSaree);
  expect(keptCartWrites()).toEqual([]);
  expect(cartEvents().added).toEqual({ itemId: "item-2" });
});
it("sends one change at a time, and of quick changes of one quantity only the last", async () => {
  const asked = shopAnswers(async () => {
    await delay(30);
    return HttpResponse.json(aCart());
  });
  for (const quantity of [2, 3, 4]) changeCart(setTo(quantity));
  changeCart({ kind: "details", details: { note: "Ring" } });
  await isQuiet();
  expect(asked).toEqual([
    'PATCH /api/cart/items/item-1 {"quantity":2}',
    'PATCH /api/cart/items/item-1 {"quantity":4}',
    'PATCH /api/cart {"note":"Ring"}',
  ]);
});
it("goes back to what was there when the shop refuses, and tells why until it is changed again", async () => {
  shopAnswers(refused("too_few_left"));
  await mutate("/api/cart?currency=INR", aCart(), { revalidate: false });
  changeCart(setTo(20));
  await isQuiet();
  expect(cartEvents().refusals).toEqual([{ write: setTo(20), code: "too_few_left" }]);
  expect(await cached()).toEqual(aCart());
  changeCart(setTo(2));
  expect(cartEvents().refusals).toEqual([]);
  await isQuiet();
});
it("leaves it to who asked to say why an addition is refused", async () => {
  shopAnswers(refused("sold_out"));
  await expect(sendAndTell(keepCartWrite(addition))).resolves.toEqual({ status: "refused", code: "sold_out" });
  expect(cartEvents().refusals).toEqual([]);
});
it("takes what another tab has removed already for removed", async () => {
  shopAnswers(refused("item_unknown"));
  changeCart({ kind: "remove", itemId: "item-1" });
  await isQuiet();
  expect(cartEvents().refusals).toEqual([]);
});
it("keeps what is done without a network, does it once there is one, and tells what could not be done", async () => {
  const warn = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const asked = shopAnswers(lost, refused("sold_out"), cart(withSaree));
  await expect(sendAndTell(keepCartWrite(addition))).resolves.toEqual({ status: "kept" });
  changeCart({ kind: "details", details: { gift_wrap: true } });
  await isQuiet();
  expect(asked).toHaveLength(3);
  expect(cartEvents().refusals).toEqual([{ write: addition, code: "sold_out" }]);
  warn.mockRestore();
});
/** What a page or a tab that is closed has left behind. */
function leftBehind(...writes: { id: string; write: CartWrite; isSent: boolean; keptAt?: number }[]): void {
  for (const { id, ...write } of writes) {
    localStorage.setItem(`bag_write.${id}`, JSON.stringify({ id, keptAt: Date.now(), ...write }));
  }
}
it("sends what a page that was left has kept again, and the shop can tell that it is the same", async () => {
  const asked = shopAnswers();
  leftBehind(
    { id: "3", write: { kind: "remove", itemId: "item-3" }, isSent: false },
    { id: "1", write: addition, isSent: true },
    { id: "2", write: setTo(3), isSent: true },
  );
  await sendCartWrites();
  expect(asked).toEqual([
    `POST /api/cart/items ${JSON.stringify(addition.item)}`,
    'PATCH /api/cart/items/item-1 {"quantity":3}',
    "DELETE /api/cart/items/item-3 ",
  ]);
  expect(keys).toEqual(["1", null, null]);
});
it("sends everything at once when the page is left", async () => {
  const asked: string[] = [];
  server.use(
    http.all("*/api/cart*", async ({ request }) => {
      asked.push(request.method);
      await delay(30);
      return HttpResponse.json(aCart());
    }),
    http.all("*/api/cart/items/*", async ({ request }) => {
      asked.push(request.method);
      await delay(30);
      return HttpResponse.json(aCart());
    }),
  );
  changeCart(setTo(2));
  changeCart({ kind: "remove", itemId: "item-2" });
  changeCart({ kind: "details", details: { note: "Ring" } });
  sendAllAtOnce();
  await waitFor(() => expect(asked.slice(0, 3).sort()).toEqual(["DELETE", "PATCH", "PATCH"]));
  await isQuiet();
});
it("leaves what is older than a week, which nobody expects any more", async () => {
  const asked = shopAnswers();
  leftBehind({ id: "1", write: addition, isSent: false, keptAt: Date.now() - 8 * 24 * 60 * 60_000 });
  await sendCartWrites();
  expect([asked, localStorage.length]).toEqual([[], 0]);
});
it("sees what another tab has kept, and sends nothing that another tab has had answered", async () => {
  const asked = shopAnswers();
  const seen = jest.fn();
  const stop = followCartWrites(seen);
  leftBehind({ id: "1", write: addition, isSent: false }, { id: "2", write: setTo(3), isSent: false });
  window.dispatchEvent(new StorageEvent("storage", { key: "bag_write.1" }));
  expect(seen).toHaveBeenCalled();
  expect(keptCartWrites()).toHaveLength(2);
  // The browser has not told of it yet.
  localStorage.removeItem("bag_write.1");
  await sendCartWrites();
  expect(asked).toEqual(['PATCH /api/cart/items/item-1 {"quantity":3}']);
  stop();
});
it("tells who waits for what another tab has sent in their place", async () => {
  shopAnswers();
  server.use(http.get("*/api/cart", () => HttpResponse.json(withSaree)));
  const kept = keepCartWrite(addition);
  localStorage.removeItem(`bag_write.${kept.id}`);
  await expect(sendAndTell(kept)).resolves.toEqual({ status: "done", cart: withSaree });
});
it("has the other tabs say what could not be done", async () => {
  shopAnswers(refused("too_few_left"));
  const heard = jest.fn();
  const stop = followOtherTabs(heard);
  changeCart(setTo(20));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ write: setTo(20), code: "too_few_left" }));
  stop();
});
it("moves what is in the bag to the wish list", async () => {
  const asked = shopAnswers();
  server.use(http.get("*/api/wishlist", () => HttpResponse.json({ list: [], share_token: null })));
  changeCart({ kind: "wish", itemId: "item-1" });
  await isQuiet();
  expect(asked).toEqual(["POST /api/cart/items/item-1/move "]);
});
it.each([
  "{}",
  '{"id":"1","isSent":false}',
  '{"id":"1","keptAt":1,"isSent":false,"write":{"kind":"quantity","itemId":"a"}}',
  '{"id":"1","keptAt":1,"isSent":false,"write":{"kind":"add","item":{"product_id":"p"},"shown":{}}}',
])("starts fresh when what was kept is none of ours: %s", async (text) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.setItem("bag_write.1", text);
  localStorage.setItem("bag", "1");
  await jest.isolateModulesAsync(async () => {
    const journal = await import("@/lib/browser/cart/journal");
    expect(journal.keptCartWrites()).toEqual([]);
  });
  expect(localStorage.getItem("bag")).toBeNull();
  warn.mockRestore();
});
