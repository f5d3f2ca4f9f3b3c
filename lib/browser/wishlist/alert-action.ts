import { mutate } from "swr";
import { type PendingAction, pendingActionKind } from "@/lib/browser/authentication/pending-action";
import { callApi } from "@/lib/browser/call-api";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";
import { WISHLIST, wishlistItemPath } from "./wishlist";

export type WishlistAlertAction = PendingAction & { kind: "wish_alert"; productId: string };

/** The saved action of a visitor who chose a wishlist alert before signing in: requests that alert afterwards. */
export const wishlistAlertKind = pendingActionKind(
  (action): action is WishlistAlertAction => typeof action.productId === "string",
  async ({ productId }) => {
    const path = `${WISHLIST}${wishlistItemPath(productId)}` as const;
    await callApi<WishlistWire>(path, { method: "PATCH", body: { alert: true } });
    // The key of a cached wishlist contains its owner, who is not known here. So all wishlists that are shown are
    // fetched again.
    await mutate((key) => Array.isArray(key) && key[0] === WISHLIST);
  },
);
