"use client";
import { useAtomValue } from "jotai";
import { type ReactNode, useRef } from "react";
import { PostForm } from "@/components/form/post-form";
import type { ShownCart } from "@/lib/browser/cart/cart";
import { changeCart } from "@/lib/browser/cart/sending";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { MAX_GIFT_MESSAGE_LENGTH, MAX_NOTE_LENGTH } from "@/lib/domain/cart/limits";
import { giftTexts } from "./gift-texts";
import { ItemPrice } from "./price";
import { cartRefusalText } from "./refusal-text";
import { detailsTexts } from "./texts";
import { useCartWording } from "./use-wording";

type CartDetailsProps = { cart: CartWire; shown: Pick<ShownCart, "refusals" | "writes"> };

/**
 * The gift wrapping, what else makes it a gift, and the note to the shop. Each is saved as soon as the shopper changes
 * it.
 */
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
  const saveMessage = (text: string) => {
    if (text !== cart.gift_message) changeCart({ kind: "details", details: { gift_message: text } });
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
      <div className="empty:hidden">
        {isOrdered && (charge > 0 || cart.gift_wrap) && (
          <DetailTick
            name="gift_wrap"
            isTicked={cart.gift_wrap}
            onChange={(gift_wrap) => changeCart({ kind: "details", details: { gift_wrap } })}
          >
            {detailsTexts.giftWrap}
            {charge > 0 && (
              <span className="tabular text-muted">
                {detailsTexts.perItem.before}
                <ItemPrice amount={charge} />
                {detailsTexts.perItem.after}
              </span>
            )}
          </DetailTick>
        )}
        {cart.gifts && (
          <DetailTick
            name="hide_prices"
            isTicked={cart.hide_prices}
            onChange={(hide_prices) => changeCart({ kind: "details", details: { hide_prices } })}
          >
            {giftTexts.noPrices}
          </DetailTick>
        )}
      </div>
      {cart.gifts && (
        <label className="grid gap-2">
          <span>
            {giftTexts.message} <span className="text-muted">{detailsTexts.optional}</span>
          </span>
          <textarea
            name="gift_message"
            rows={2}
            maxLength={MAX_GIFT_MESSAGE_LENGTH}
            defaultValue={cart.gift_message}
            onBlur={(event) => saveMessage(event.target.value)}
            className="border border-line bg-transparent px-3.5 py-2.5 hover:border-ink"
          />
          <span className="text-[0.8125rem] text-muted">{giftTexts.messageHint}</span>
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

type DetailTickProps = { name: string; isTicked: boolean; onChange: (isTicked: boolean) => void; children: ReactNode };

function DetailTick({ name, isTicked, onChange, children }: DetailTickProps) {
  return (
    <div>
      {/* Browsers send nothing for an unticked checkbox. This hidden field then sends "false" instead. */}
      <input type="hidden" name={name} value="false" />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          value="true"
          checked={isTicked}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-ink"
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
