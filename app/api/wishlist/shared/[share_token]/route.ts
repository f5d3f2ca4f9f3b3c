import { productCardToWire } from "@/lib/contracts/catalogue/product-list";
import { readSharedWishListCall } from "@/lib/contracts/wishlist/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readSharedWishList } from "@/lib/workflows/wishlist/read";

export const GET = handle(readSharedWishListCall, async ({ store, params }) => {
  const shared = await readSharedWishList(store, params.share_token);
  return shared.ok ? ok({ list: shared.value.map(productCardToWire) }) : shared;
});
