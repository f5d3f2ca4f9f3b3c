import { shareWishListCall } from "@/lib/contracts/wish-list-calls";
import { wishListToWire } from "@/lib/contracts/wish-list-wire";
import { ok } from "@/lib/domain/result";
import { formMethods, handle } from "@/lib/http";
import { toWishListPage } from "@/lib/http/wish-list-form";
import { shareWishList } from "@/lib/workflows/wish-list/change-wish-list";
import { readWishList } from "@/lib/workflows/wish-list/read-wish-list";

export const PUT = handle(
  shareWishListCall,
  async ({ store, visitor, body }) => {
    await shareWishList(store.id, visitor, body.shared);
    return ok(wishListToWire(await readWishList(store, visitor)));
  },
  { form: { toBody: (fields) => ({ shared: fields.get("shared") === "true" }), leadsTo: toWishListPage } },
);

export const POST = formMethods({ PUT });
