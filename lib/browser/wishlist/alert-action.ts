import { mutate } from "swr";
import { type PendingAction, pendingActionKind } from "@/lib/browser/authentication/pending-action";
import { callApi } from "@/lib/browser/call-api";
import type { WishListWire } from "@/lib/contracts/wishlist/calls";
import { WISH_LIST, wishPath } from "./wishlist";

export type WishAlertAction = PendingAction & { kind: "wish_alert"; productId: string };

/** Asks for the mail that somebody wanted before they had an account. */
export const wishAlertKind = pendingActionKind(
  (action): action is WishAlertAction => typeof action.productId === "string",
  async ({ productId }) => {
    const path = `${WISH_LIST}${wishPath(productId)}` as const;
    await callApi<WishListWire>(path, { method: "PATCH", body: { alert: true } });
    // Whose list it is now is not known here: whatever of it is shown is asked for again.
    await mutate((key) => Array.isArray(key) && key[0] === WISH_LIST);
  },
);
