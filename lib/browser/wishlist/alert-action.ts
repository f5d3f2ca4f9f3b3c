import { mutate } from "swr";
import { type PendingAction, pendingActionKind } from "@/lib/browser/authentication/pending-action";
import { callApi } from "@/lib/browser/call-api";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";
import { WISHLIST, wishlistItemPath } from "./wishlist";

export type WishlistAlertAction = PendingAction & { kind: "wish_alert"; productId: string };

/** Requests the alert that a visitor chose before signing in. */
export const wishlistAlertKind = pendingActionKind(
  (action): action is WishlistAlertAction => typeof action.productId === "string",
  async ({ productId }) => {
    const path = `${WISHLIST}${wishlistItemPath(productId)}` as const;
    await callApi<WishlistWire>(path, { method: "PATCH", body: { alert: true } });
    // The cache key contains the owner, who is not known here, so every shown wishlist is fetched again.
    await mutate((key) => Array.isArray(key) && key[0] === WISHLIST);
  },
);
