"use client";
import type { ShownCart } from "@/lib/browser/cart/cart";
import { publishCartEvent } from "@/lib/browser/cart/events";
import { cartRefusalText } from "./refusal-text";
import { lateRefusalTexts } from "./texts";
import { useCartWording } from "./use-wording";

/** Refusals that cannot be shown beside an item of the cart, because the item was never added or has left the cart. */
export function LateRefusals({ shown }: { shown: Pick<ShownCart, "cart" | "refusals"> }) {
  const wording = useCartWording();
  const items = shown.cart?.items ?? [];
  const messages = shown.refusals.flatMap(({ write, code }) => {
    const reason = cartRefusalText(code, { wording });
    if (write.kind === "add") {
      const text = lateRefusalTexts.notAdded(write.shown.name, wording.to, reason);
      return [{ key: write.item.product_id, text }];
    }
    const isShownElsewhere = write.kind === "details" || items.some(({ item_id }) => item_id === write.itemId);
    return isShownElsewhere ? [] : [{ key: write.itemId, text: reason }];
  });
  if (messages.length === 0) return null;
  return (
    <div role="alert" className="my-5 border-s-2 border-sale bg-sand px-4 py-3 text-sm leading-relaxed">
      {messages.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      <button
        type="button"
        onClick={() => publishCartEvent({ type: "dismissed" })}
        className="link-underline min-h-11 py-2 hover:text-accent"
      >
        {lateRefusalTexts.dismiss}
      </button>
    </div>
  );
}
