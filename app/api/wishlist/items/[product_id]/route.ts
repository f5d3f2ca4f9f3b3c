import { askWishAlertCall, removeWishCall } from "@/lib/contracts/wishlist/calls";
import { wishListToWire } from "@/lib/contracts/wishlist/wire";
import { removeWish } from "@/lib/data/wishlist/items";
import { bagOwner } from "@/lib/domain/cart/cart";
import { ok } from "@/lib/domain/result";
import { toWishListPage } from "@/lib/http/forms/wishlist";
import { formMethods, handle } from "@/lib/http/handle";
import { askForAlert } from "@/lib/workflows/wishlist/change";
import { readWishList } from "@/lib/workflows/wishlist/read";

export const DELETE = handle(
  removeWishCall,
  async ({ store, visitor, params }) => {
    const isRemoved = await removeWish(store.id, bagOwner(visitor), params.product_id);
    if (!isRemoved) return { ok: false, code: "item_unknown" };
    return ok(wishListToWire(await readWishList(store, visitor)));
  },
  { form: { toBody: () => undefined, leadsTo: toWishListPage } },
);

export const PATCH = handle(
  askWishAlertCall,
  async ({ store, visitor, params, body }) => {
    const asked = await askForAlert(store, visitor, params.product_id, body.alert);
    return asked.ok ? ok(wishListToWire(await readWishList(store, visitor))) : asked;
  },
  { form: { toBody: (fields) => ({ alert: fields.get("alert") === "true" }), leadsTo: toWishListPage } },
);

export const POST = formMethods({ PATCH, DELETE });
