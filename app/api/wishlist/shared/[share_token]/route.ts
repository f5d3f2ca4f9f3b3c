import { productCardToWire } from "@/lib/contracts/product-list";
import { readSharedWishListCall } from "@/lib/contracts/wish-list-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";
import { readSharedWishList } from "@/lib/workflows/wish-list/read-wish-list";

export const GET = handle(readSharedWishListCall, async ({ store, params }) => {
  const shared = await readSharedWishList(store, params.share_token);
  return shared.ok ? ok({ list: shared.value.map(productCardToWire) }) : shared;
});
