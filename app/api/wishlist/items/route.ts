import { addWishlistItemCall } from "@/lib/contracts/wishlist/calls";
import { wishlistToWire } from "@/lib/contracts/wishlist/wire";
import { ok } from "@/lib/domain/result";
import { toWishlistPage } from "@/lib/http/forms/wishlist";
import { handle } from "@/lib/http/handle";
import { addWishlistItem } from "@/lib/workflows/wishlist/change";
import { readWishlist } from "@/lib/workflows/wishlist/read";

export const POST = handle(
  addWishlistItemCall,
  async ({ store, visitor, body }) => {
    const added = await addWishlistItem(store, visitor, "slug" in body ? body : { id: body.product_id });
    return added.ok ? ok(wishlistToWire(await readWishlist(store, visitor))) : added;
  },
  { form: { redirectTo: toWishlistPage } },
);
