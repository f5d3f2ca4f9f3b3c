import { shareWishlistCall } from "@/lib/contracts/wishlist/calls";
import { wishlistToWire } from "@/lib/contracts/wishlist/wire";
import { ok } from "@/lib/domain/result";
import { toWishlistPage } from "@/lib/http/forms/wishlist";
import { formMethods, handle } from "@/lib/http/handle";
import { shareWishlist } from "@/lib/workflows/wishlist/change";
import { readWishlist } from "@/lib/workflows/wishlist/read";

export const PUT = handle(
  shareWishlistCall,
  async ({ store, visitor, body }) => {
    await shareWishlist(store.id, visitor, body.shared);
    return ok(wishlistToWire(await readWishlist(store, visitor)));
  },
  { form: { redirectTo: toWishlistPage } },
);

export const POST = formMethods({ PUT });
