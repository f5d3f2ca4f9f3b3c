import { HttpResponse, http } from "msw";
import type { WishlistItemWire, WishlistWire } from "@/lib/contracts/wishlist/calls";
import { aWishlistItem } from "../factories/wishlist";
import { server } from "../mocks/server";

type WishlistShop = {
  /** A description of each write that the mocked shop has received. */
  writes: string[];
  reads: number;
  list: WishlistWire;
  /** If set, all following writes fail with this code. */
  refusal: string | null;
};

const CUSTOMER = { kind: "customer", customer: { _id: "c1", name: "Asha", email: "asha@example.com" } };

/** Mocks the calls of the wishlist API, for a customer or an anonymous visitor. */
export function wishlistShop({ isCustomer = false, wishlistItems = [] as WishlistItemWire[] } = {}): WishlistShop {
  const shop: WishlistShop = { writes: [], reads: 0, list: { list: wishlistItems, share_token: null }, refusal: null };
  const write = (description: string, change: () => void) => {
    shop.writes.push(description);
    if (shop.refusal) {
      const problem = { code: shop.refusal, errors: [] };
      return HttpResponse.json(problem, { status: 422, headers: { "Content-Type": "application/problem+json" } });
    }
    change();
    return HttpResponse.json(shop.list);
  };
  const set = (list: WishlistItemWire[]) => {
    shop.list = { ...shop.list, list };
  };
  const idOf = (params: { id?: unknown }) => String(params.id);
  const listWithout = (id: string) => shop.list.list.filter(({ product_id }) => product_id !== id);
  server.use(
    http.get("*/api/session", () => HttpResponse.json(isCustomer ? CUSTOMER : { kind: "anonymous" })),
    http.get("*/api/wishlist", () => {
      shop.reads += 1;
      return HttpResponse.json(shop.list);
    }),
    http.post("*/api/wishlist/items", async ({ request }) => {
      const { slug, product_id } = (await request.json()) as { slug?: string; product_id?: string };
      const added = slug ?? product_id?.replace("id-", "") ?? "";
      return write(`save ${added}`, () => set([aWishlistItem(added), ...listWithout(`id-${added}`)]));
    }),
    http.delete("*/api/wishlist/items/:id", ({ params }) =>
      write(`remove ${idOf(params)}`, () => set(listWithout(idOf(params)))),
    ),
    http.patch("*/api/wishlist/items/:id", async ({ params, request }) => {
      const { alert } = (await request.json()) as { alert: boolean };
      const changed = shop.list.list.map((wishlistItem) =>
        wishlistItem.product_id === idOf(params) ? { ...wishlistItem, alert } : wishlistItem,
      );
      return write(`alert ${idOf(params)} ${alert}`, () => set(changed));
    }),
    http.post("*/api/wishlist/items/:id/move", async ({ params, request }) => {
      const { quantity } = (await request.json()) as { quantity: number };
      const refused = write(`move ${idOf(params)} × ${quantity}`, () => set(listWithout(idOf(params))));
      return shop.refusal ? refused : HttpResponse.json({ items: [{ quantity }], totals: { currency: "INR" } });
    }),
    http.put("*/api/wishlist/shared", async ({ request }) => {
      const { shared } = (await request.json()) as { shared: boolean };
      return write(`share ${shared}`, () => {
        shop.list = { ...shop.list, share_token: shared ? "token" : null };
      });
    }),
  );
  return shop;
}
