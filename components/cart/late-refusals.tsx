"use client";
import type { ShownCart } from "@/lib/browser/cart/cart";
import { publishCartEvent } from "@/lib/browser/cart/events";
import { cartRefusalText } from "./refusal-texts";
import { useCartWording } from "./use-wording";
import type { CartWording } from "./wording";

/** What could not be done and has no place beside an item: it was to be added, or is in the bag no more. */
export function LateRefusals({ shown }: { shown: Pick<ShownCart, "cart" | "refusals"> }) {
  const words = useCartWording();
  const items = shown.cart?.items ?? [];
  const told = shown.refusals.flatMap(({ write, code }) => {
    if (write.kind === "add") return [{ key: write.item.product_id, text: addingText(write.shown.name, code, words) }];
    const isBeside = write.kind === "details" || items.some(({ item_id }) => item_id === write.itemId);
    return isBeside ? [] : [{ key: write.itemId, text: cartRefusalText(code, words) }];
  });
  if (told.length === 0) return null;
  return (
    <div role="alert" className="my-5 border-s-2 border-sale bg-sand px-4 py-3 text-sm leading-relaxed">
      {told.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      <button
        type="button"
        onClick={() => publishCartEvent({ type: "read" })}
        className="link-underline min-h-11 py-2 hover:text-accent"
      >
        I have read it
      </button>
    </div>
  );
}

function addingText(name: string, code: string, words: CartWording): string {
  return `${name} could not be put ${words.into}. ${cartRefusalText(code, words)}`;
}
