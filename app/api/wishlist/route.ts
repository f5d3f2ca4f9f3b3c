import { readWishlistCall } from "@/lib/contracts/wishlist/calls";
import { wishlistToWire } from "@/lib/contracts/wishlist/wire";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readWishlist } from "@/lib/workflows/wishlist/read";

export const GET = handle(readWishlistCall, async ({ store, visitor }) =>
  ok(wishlistToWire(await readWishlist(store, visitor))),
);
