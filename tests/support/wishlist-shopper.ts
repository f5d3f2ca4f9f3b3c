import { DELETE } from "@/app/api/wishlist/items/[product_id]/route";
import { POST } from "@/app/api/wishlist/items/route";
import { GET } from "@/app/api/wishlist/route";
import { type WishlistWire, wishlistWireSchema } from "@/lib/contracts/wishlist/calls";
import { insertProduct } from "../factories/product-row";
import { insertStore } from "../factories/store-row";
import { useTestDatabase } from "./database";
import { aVisitor, type Shopper } from "./shopper";

/** Gives a suite a store with some products that can be saved to the wishlist and some that cannot. */
export function useWishlistStore(): void {
  useTestDatabase();
  beforeAll(async () => {
    await insertStore("nila-loom");
    await insertStore("another");
    await insertProduct({ id: "saree", name: "Silk saree" });
    await insertProduct({ id: "stole" });
    await insertProduct({ id: "rare", stock: 0 });
    await insertProduct({ id: "draft", status: "draft" });
    await insertProduct({ id: "theirs", storeId: "another" });
  });
}

export const add = (shopper: Shopper, product_id: unknown) =>
  shopper.ask(POST, { method: "POST", body: { product_id } });
export const remove = (shopper: Shopper, product_id: string) =>
  shopper.ask(DELETE, { method: "DELETE", params: { product_id } });

/** The wishlist in a response; throws if the response is not successful. */
export async function read(answer: Response | Promise<Response>): Promise<WishlistWire> {
  const response = await answer;
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return wishlistWireSchema.parse(await response.json());
}
export const savedProductIds = async (shopper: Shopper) =>
  (await read(shopper.ask(GET))).list.map(({ product_id }) => product_id);

export async function aVisitorWhoSaved(...ids: string[]): Promise<Shopper> {
  const shopper = await aVisitor();
  for (const id of ids) await read(add(shopper, id));
  return shopper;
}
