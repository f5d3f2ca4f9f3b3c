"use client";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { giftTexts } from "@/components/cart/gift-texts";
import { useCartWording } from "@/components/cart/use-wording";
import { SavedMark } from "@/components/customer/saved-mark";
import { CheckField } from "@/components/form/check-field";
import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { callApi } from "@/lib/browser/call-api";
import { inTurn } from "@/lib/browser/form/in-turn";
import type { ChangeCheckoutBody } from "@/lib/contracts/checkout/calls";
import { MAX_GIFT_MESSAGE_LENGTH, MAX_NOTE_LENGTH } from "@/lib/domain/cart/limits";
import { checkoutRefusalText } from "./refusal-texts";
import { extrasTexts } from "./texts";

type OrderExtrasProps = {
  checkoutId: string;
  /** The note to the shop; null if the store takes no notes. */
  note: string | null;
  /** Null if the store offers no gift wrapping. `price` is a formatted amount; empty if wrapping is free. */
  wrapping: { isChosen: boolean; price: string } | null;
  /** Null if the store packs no gifts, or nothing is sent. */
  gift: { message: string; hidesPrices: boolean } | null;
};

/**
 * The gift wrapping, what else makes it a gift, and the note to the shop. Each is saved as soon as the shopper changes
 * it; without script, a button saves all.
 */
export function OrderExtras({ checkoutId, note, wrapping, gift }: OrderExtrasProps) {
  const wording = useCartWording();
  const id = useId();
  const router = useRouter();
  const [savedNote, setSavedNote] = useState(note ?? "");
  const [isWrapped, setWrapped] = useState(wrapping?.isChosen ?? false);
  const [savedAt, setSavedAt] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);

  const [hidesPrices, setHidesPrices] = useState(gift?.hidesPrices ?? false);
  const [savedMessage, setSavedMessage] = useState(gift?.message ?? "");
  const [refusedMessage, setRefusedMessage] = useState<string | null>(null);

  const save = async (body: ChangeCheckoutBody, refuse = setRefused) => {
    refuse(null);
    const answer = await inTurn(() => callApi(`/api/checkout/${checkoutId}`, { method: "PATCH", body }));
    if (answer.ok) router.refresh();
    else refuse(checkoutRefusalText(answer.code, { wording, retryAfterSeconds: answer.retryAfterSeconds }));
    return answer.ok;
  };
  const saveNote = async (typed: string) => {
    if (typed === savedNote) return;
    setSavedNote(typed);
    if (await save({ order_note: typed })) setSavedAt(Date.now());
    else setSavedNote(savedNote);
  };
  // A note that the shopper typed and left before this script had loaded; no listener has heard of it.
  const saveEarlyNote = useEffectEvent(() => {
    const field = noteField.current;
    if (field && field !== document.activeElement) void saveNote(field.value);
  });
  useEffect(() => saveEarlyNote(), []);
  const saveWrapping = async (isChosen: boolean) => {
    setWrapped(isChosen);
    if (!(await save({ gift_wrap: isChosen }))) setWrapped(!isChosen);
  };

  const savePrices = async (isChosen: boolean) => {
    setHidesPrices(isChosen);
    if (!(await save({ hide_prices: isChosen }))) setHidesPrices(!isChosen);
  };
  const saveMessage = async (typed: string) => {
    if (typed === savedMessage) return;
    setSavedMessage(typed);
    if (!(await save({ gift_message: typed }, setRefusedMessage))) setSavedMessage(savedMessage);
  };

  return (
    <PostForm action={`/api/checkout/${checkoutId}`} method="PATCH" onSubmit={(event) => event.preventDefault()}>
      {wrapping && (
        <>
          <input type="hidden" name="gift_wrap" value="false" />
          <CheckField
            name="gift_wrap"
            value="true"
            checked={isWrapped}
            onChange={(event) => void saveWrapping(event.target.checked)}
            label={extrasTexts.giftWrap(wrapping.price)}
          />
        </>
      )}
      {gift && (
        <>
          <input type="hidden" name="hide_prices" value="false" />
          <CheckField
            name="hide_prices"
            value="true"
            checked={hidesPrices}
            onChange={(event) => void savePrices(event.target.checked)}
            label={giftTexts.noPrices}
          />
          <FieldFrame
            id={`${id}-gift`}
            label={giftTexts.message}
            isOptional
            error={refusedMessage}
            hint={giftTexts.messageHint}
            className="mt-4"
          >
            <textarea
              {...fieldAria(`${id}-gift`, refusedMessage)}
              name="gift_message"
              rows={2}
              maxLength={MAX_GIFT_MESSAGE_LENGTH}
              defaultValue={gift.message}
              onBlur={(event) => void saveMessage(event.target.value)}
              className={`${INPUT_CLASS} h-auto py-3`}
            />
          </FieldFrame>
        </>
      )}
      {note !== null && (
        <div className="mt-4">
          <FieldFrame id={id} label={wording.note} isOptional error={refused}>
            <textarea
              {...fieldAria(id, refused)}
              ref={noteField}
              name="order_note"
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              defaultValue={note}
              onBlur={(event) => void saveNote(event.target.value)}
              className={`${INPUT_CLASS} h-auto py-3`}
            />
          </FieldFrame>
          {/* The height is fixed, so that nothing moves when the "saved" mark appears. */}
          <div className="-mt-6 h-6">
            <SavedMark savedAt={savedAt} />
          </div>
        </div>
      )}
      <div className="mt-4 hidden noscript:block">
        <button type="submit" className={buttonClass("quiet")}>
          {extrasTexts.save}
        </button>
      </div>
    </PostForm>
  );
}
