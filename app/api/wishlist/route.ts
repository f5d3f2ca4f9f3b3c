import { readWishListCall } from "@/lib/contracts/wishlist/calls";
import { wishListToWire } from "@/lib/contracts/wishlist/wire";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readWishList } from "@/lib/workflows/wishlist/read";

export const GET = handle(readWishListCall, async ({ store, visitor }) =>
  ok(wishListToWire(await readWishList(store, visitor))),
);
