import { productCardToWire } from "@/lib/contracts/catalogue/product-list";
import { readSharedWishlistCall } from "@/lib/contracts/wishlist/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readSharedWishlist } from "@/lib/workflows/wishlist/read";

export const GET = handle(readSharedWishlistCall, async ({ store, params }) => {
  const shared = await readSharedWishlist(store, params.share_token);
  return shared.ok ? ok({ list: shared.value.map(productCardToWire) }) : shared;
});
