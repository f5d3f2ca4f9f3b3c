import { addWishCall } from "@/lib/contracts/wishlist/calls";
import { wishListToWire } from "@/lib/contracts/wishlist/wire";
import { ok } from "@/lib/domain/result";
import { toWishListPage } from "@/lib/http/forms/wishlist";
import { handle } from "@/lib/http/handle";
import { addWish } from "@/lib/workflows/wishlist/change";
import { readWishList } from "@/lib/workflows/wishlist/read";

export const POST = handle(
  addWishCall,
  async ({ store, visitor, body }) => {
    const added = await addWish(store, visitor, "slug" in body ? body : { id: body.product_id });
    return added.ok ? ok(wishListToWire(await readWishList(store, visitor))) : added;
  },
  { form: { toBody: (fields) => ({ product_id: fields.get("product_id") ?? "" }), leadsTo: toWishListPage } },
);
