import { removeWishlistItemCall, requestWishlistAlertCall } from "@/lib/contracts/wishlist/calls";
import { wishlistToWire } from "@/lib/contracts/wishlist/wire";
import { removeWishlistItem } from "@/lib/data/wishlist/items";
import { cartOwner } from "@/lib/domain/cart/cart";
import { ok } from "@/lib/domain/result";
import { toWishlistPage } from "@/lib/http/forms/wishlist";
import { formMethods, handle } from "@/lib/http/handle";
import { requestAlert } from "@/lib/workflows/wishlist/change";
import { readWishlist } from "@/lib/workflows/wishlist/read";

export const DELETE = handle(
  removeWishlistItemCall,
  async ({ store, visitor, params }) => {
    const isRemoved = await removeWishlistItem(store.id, cartOwner(visitor), params.product_id);
    if (!isRemoved) return { ok: false, code: "item_unknown" };
    return ok(wishlistToWire(await readWishlist(store, visitor)));
  },
  { form: { redirectTo: toWishlistPage } },
);

export const PATCH = handle(
  requestWishlistAlertCall,
  async ({ store, visitor, params, body }) => {
    const requested = await requestAlert(store, visitor, params.product_id, body.alert);
    return requested.ok ? ok(wishlistToWire(await readWishlist(store, visitor))) : requested;
  },
  { form: { redirectTo: toWishlistPage } },
);

export const POST = formMethods({ PATCH, DELETE });
