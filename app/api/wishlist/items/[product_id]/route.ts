import { askWishAlertCall, removeWishCall } from "@/lib/contracts/wish-list-calls";
import { wishListToWire } from "@/lib/contracts/wish-list-wire";
import { removeWish } from "@/lib/data/wishes";
import { bagOwner } from "@/lib/domain/bag";
import { ok } from "@/lib/domain/result";
import { formMethods, handle } from "@/lib/http";
import { toWishListPage } from "@/lib/http/wish-list-form";
import { askForAlert } from "@/lib/workflows/wish-list/change-wish-list";
import { readWishList } from "@/lib/workflows/wish-list/read-wish-list";

export const DELETE = handle(
  removeWishCall,
  async ({ store, visitor, params }) => {
    const isRemoved = await removeWish(store.id, bagOwner(visitor), params.product_id);
    if (!isRemoved) return { ok: false, code: "item_unknown" };
    return ok(wishListToWire(await readWishList(store, visitor)));
  },
  { form: { toBody: () => undefined, leadsTo: toWishListPage } },
);

export const PATCH = handle(
  askWishAlertCall,
  async ({ store, visitor, params, body }) => {
    const asked = await askForAlert(store, visitor, params.product_id, body.alert);
    return asked.ok ? ok(wishListToWire(await readWishList(store, visitor))) : asked;
  },
  { form: { toBody: (fields) => ({ alert: fields.get("alert") === "true" }), leadsTo: toWishListPage } },
);

export const POST = formMethods({ PATCH, DELETE });
