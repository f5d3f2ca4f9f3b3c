"use client";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import { PostForm } from "@/components/form/post-form";
import type { ShownCart } from "@/lib/browser/cart/cart";
import { changeCart } from "@/lib/browser/cart/sending";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { MAX_NOTE_LENGTH } from "@/lib/domain/cart/limits";
import { ItemPrice } from "./price";
import { cartRefusalText } from "./refusal-texts";
import { detailsTexts } from "./texts";
import { useCartWording } from "./use-wording";

type CartDetailsProps = { cart: CartWire; shown: Pick<ShownCart, "refusals" | "writes"> };

/** The note to the shop and the gift wrapping. Each is saved as soon as the shopper changes it. */
export function CartDetails({ cart, shown }: CartDetailsProps) {
  const wording = useCartWording();
  const isOrdered = useAtomValue(subTypeAtom) === "order";
  const note = useRef<HTMLTextAreaElement>(null);
  const { gift_wrapping_charges: charge } = cart.rules;
  const isSaving = shown.writes.some(({ write }) => write.kind === "details");
  const refusal = shown.refusals.find(({ write }) => write.kind === "details");
  const saveNote = () => {
    const text = note.current?.value ?? "";
    if (text !== cart.note) changeCart({ kind: "details", details: { note: text } });
  };
  return (
    <PostForm
      action="/api/cart"
      method="PATCH"
      onSubmit={(event) => {
        event.preventDefault();
        saveNote();
      }}
      className="grid gap-5 py-8"
    >
      {/* Browsers send nothing for an unticked checkbox. This hidden field then sends "false" instead. */}
      <input type="hidden" name="gift_wrap" value="false" />
      {isOrdered && (charge > 0 || cart.gift_wrap) && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="gift_wrap"
            value="true"
            checked={cart.gift_wrap}
            onChange={(event) => changeCart({ kind: "details", details: { gift_wrap: event.target.checked } })}
            className="size-5 shrink-0 accent-ink"
          />
          <span>
            {detailsTexts.giftWrap}
            {charge > 0 && (
              <span className="tabular text-muted">
                {detailsTexts.perItem.before}
                <ItemPrice amount={charge} />
                {detailsTexts.perItem.after}
              </span>
            )}
          </span>
        </label>
      )}
      <label className="grid gap-2">
        <span>
          {wording.note} <span className="text-muted">{detailsTexts.optional}</span>
        </span>
        <textarea
          ref={note}
          name="note"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={cart.note}
          onBlur={saveNote}
          className="border border-line bg-transparent px-3.5 py-2.5 hover:border-ink"
        />
      </label>
      <p role="status" className="-mt-3 min-h-[1.3rem] text-[0.8125rem] text-muted">
        {refusal ? cartRefusalText(refusal.code, { wording }) : isSaving ? detailsTexts.saving : ""}
      </p>
      <button type="submit" className="link-underline hidden justify-self-start py-2 text-sm noscript:block">
        {detailsTexts.save}
      </button>
    </PostForm>
  );
}
