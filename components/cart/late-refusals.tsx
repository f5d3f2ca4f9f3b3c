"use client";
import type { ShownBag } from "@/lib/browser/cart/cart";
import { tellBagNews } from "@/lib/browser/cart/news";
import { bagRefusalText } from "./refusal-texts";
import { useBagWords } from "./use-wording";
import type { BagWords } from "./wording";

/** What could not be done and has no place beside an item: it was to be added, or is in the bag no more. */
export function LateRefusals({ shown }: { shown: Pick<ShownBag, "bag" | "refusals"> }) {
  const words = useBagWords();
  const items = shown.bag?.items ?? [];
  const told = shown.refusals.flatMap(({ write, code }) => {
    if (write.kind === "add") return [{ key: write.item.product_id, text: addingText(write.shown.name, code, words) }];
    const isBeside = write.kind === "details" || items.some(({ item_id }) => item_id === write.itemId);
    return isBeside ? [] : [{ key: write.itemId, text: bagRefusalText(code, words) }];
  });
  if (told.length === 0) return null;
  return (
    <div role="alert" className="my-5 border-s-2 border-sale bg-sand px-4 py-3 text-sm leading-relaxed">
      {told.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      <button
        type="button"
        onClick={() => tellBagNews({ type: "read" })}
        className="link-underline min-h-11 py-2 hover:text-accent"
      >
        I have read it
      </button>
    </div>
  );
}

function addingText(name: string, code: string, words: BagWords): string {
  return `${name} could not be put ${words.into}. ${bagRefusalText(code, words)}`;
}
