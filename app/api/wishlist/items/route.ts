import { addWishCall } from "@/lib/contracts/wish-list-calls";
import { wishListToWire } from "@/lib/contracts/wish-list-wire";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";
import { toWishListPage } from "@/lib/http/wish-list-form";
import { addWish } from "@/lib/workflows/wish-list/change-wish-list";
import { readWishList } from "@/lib/workflows/wish-list/read-wish-list";

export const POST = handle(
  addWishCall,
  async ({ store, visitor, body }) => {
    const added = await addWish(store, visitor, "slug" in body ? body : { id: body.product_id });
    return added.ok ? ok(wishListToWire(await readWishList(store, visitor))) : added;
  },
  { form: { toBody: (fields) => ({ product_id: fields.get("product_id") ?? "" }), leadsTo: toWishListPage } },
);
