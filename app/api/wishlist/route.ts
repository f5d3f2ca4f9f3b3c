import { readWishListCall } from "@/lib/contracts/wish-list-calls";
import { wishListToWire } from "@/lib/contracts/wish-list-wire";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";
import { readWishList } from "@/lib/workflows/wish-list/read-wish-list";

export const GET = handle(readWishListCall, async ({ store, visitor }) =>
  ok(wishListToWire(await readWishList(store, visitor))),
);
