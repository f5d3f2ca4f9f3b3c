"use client";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { Icon } from "@/components/ui/icon";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import { slotTexts } from "./texts";

type SlotChoice = { start: string; end: string; label: string; price: string | null };

type SlotFormProps = {
  checkoutId: string;
  days: readonly { label: string; note: string; slots: readonly SlotChoice[] }[];
  /** The start of the chosen slot; if the shopper has chosen none yet, the start of the first one. */
  chosenStart: string;
  initial: Refusals;
};

/**
 * The form to choose a slot for delivery or pickup. The days are collapsed and only one is open at a time, also without
 * script.
 */
export function SlotForm({ checkoutId, days, chosenStart, initial }: SlotFormProps) {
  return (
    <ApiForm
      {...ORDER_FORM}
      id="slot"
      path={`/api/checkout/${checkoutId}`}
      hidden={{ step: "shipping" }}
      onDone={() => goTo(checkoutPath(checkoutId))}
      leadsAway
      initial={initial}
      className="max-w-xl"
    >
      {({ field, isPending }) => (
        <>
          <fieldset aria-describedby="slot-note">
            <legend className="sr-only">{slotTexts.legend}</legend>
            {days.map(({ label, note, slots }) => (
              <details
                key={label}
                name="slot-day"
                open={slots.some(({ start }) => start === chosenStart)}
                className="group border-t border-line last:border-b"
              >
                <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
                  <span>
                    {label}
                    <span className="ms-3 text-[0.8125rem] text-muted group-has-checked:hidden">{note}</span>
                    <span className="ms-3 hidden text-[0.8125rem] text-muted group-has-checked:inline">
                      {slotTexts.selected}
                    </span>
                  </span>
                  <Icon
                    name="plus"
                    className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-45"
                  />
                </summary>
                <div className="grid grid-cols-2 gap-2 pb-5 sm:grid-cols-3">
                  {slots.map(({ start, end, label: time, price }) => (
                    <label
                      key={start + end}
                      className="relative flex min-h-12 cursor-pointer flex-col justify-center border border-line px-3 py-2 text-center text-sm hover:border-ink has-checked:border-ink has-checked:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
                    >
                      <input
                        type="radio"
                        name="slot"
                        value={`${start}/${end}`}
                        defaultChecked={start === chosenStart}
                        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
                      />
                      <span className="tabular">{time}</span>
                      {price && <span className="text-[0.8125rem] text-muted">{price}</span>}
                    </label>
                  ))}
                </div>
              </details>
            ))}
          </fieldset>
          <p id="slot-note" role="status" className="mt-2 min-h-6 text-[0.8125rem] text-sale">
            {field("slot").error}
          </p>
          <SubmitButton isPending={isPending} className="mt-2 min-h-13 max-sm:w-full sm:min-w-56">
            {slotTexts.submit}
          </SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
