import { shareWishListCall } from "@/lib/contracts/wishlist/calls";
import { wishListToWire } from "@/lib/contracts/wishlist/wire";
import { ok } from "@/lib/domain/result";
import { toWishListPage } from "@/lib/http/forms/wishlist";
import { formMethods, handle } from "@/lib/http/handle";
import { shareWishList } from "@/lib/workflows/wishlist/change";
import { readWishList } from "@/lib/workflows/wishlist/read";

export const PUT = handle(
  shareWishListCall,
  async ({ store, visitor, body }) => {
    await shareWishList(store.id, visitor, body.shared);
    return ok(wishListToWire(await readWishList(store, visitor)));
  },
  { form: { toBody: (fields) => ({ shared: fields.get("shared") === "true" }), leadsTo: toWishListPage } },
);

export const POST = formMethods({ PUT });
