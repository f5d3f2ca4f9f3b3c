"use client";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useCartWording } from "@/components/cart/use-wording";
import { SavedMark } from "@/components/customer/saved-mark";
import { CheckField } from "@/components/form/check-field";
import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { PostForm } from "@/components/form/post-form";
import { buttonClass } from "@/components/ui/button";
import { callApi } from "@/lib/browser/call-api";
import { inTurn } from "@/lib/browser/form/in-turn";
import { MAX_NOTE_LENGTH } from "@/lib/domain/cart/limits";
import { checkoutRefusalText } from "./refusal-texts";
import { extrasTexts } from "./texts";

type OrderExtrasProps = {
  checkoutId: string;
  /** The note to the shop; null if the store takes no notes. */
  note: string | null;
  /** Null if the store offers no gift wrapping. `price` is a formatted amount; empty if wrapping is free. */
  wrapping: { isChosen: boolean; price: string } | null;
};

/**
 * The note to the shop and the gift wrapping. Each is saved as soon as the shopper changes it; without script, a button
 * saves both.
 */
export function OrderExtras({ checkoutId, note, wrapping }: OrderExtrasProps) {
  const wording = useCartWording();
  const id = useId();
  const router = useRouter();
  const [savedNote, setSavedNote] = useState(note ?? "");
  const [isWrapped, setWrapped] = useState(wrapping?.isChosen ?? false);
  const [savedAt, setSavedAt] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);

  const save = async (body: { order_note: string } | { gift_wrap: boolean }) => {
    setRefused(null);
    const answer = await inTurn(() => callApi(`/api/checkout/${checkoutId}`, { method: "PATCH", body }));
    if (answer.ok) router.refresh();
    else setRefused(checkoutRefusalText(answer.code, { wording, retryAfterSeconds: answer.retryAfterSeconds }));
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
          <div className="-mt-7 h-7">
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
