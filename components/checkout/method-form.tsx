"use client";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import { RadioCard } from "./radio-card";
import { methodTexts } from "./texts";

type MethodFormProps = {
  checkoutId: string;
  /** The shipping methods. `price` is formatted in the shopper's currency. */
  methods: readonly { id: string; name: string; deliveryTime: string; price: string }[];
  chosenId: string | null;
  initial: Refusals;
};

/** The form to choose the shipping method. */
export function MethodForm({ checkoutId, methods, chosenId, initial }: MethodFormProps) {
  return (
    <ApiForm
      {...ORDER_FORM}
      id="method"
      path={`/api/checkout/${checkoutId}`}
      hidden={{ step: "shipping" }}
      onDone={() => goTo(checkoutPath(checkoutId))}
      leadsAway
      initial={initial}
      className="max-w-xl"
    >
      {({ field, isPending }) => (
        <>
          <fieldset className="grid gap-3" aria-describedby="method-note">
            <legend className="sr-only">{methodTexts.methods}</legend>
            {methods.map(({ id, name, deliveryTime, price }) => (
              <RadioCard
                key={id}
                name="shipping_id"
                value={id}
                isChosen={id === (chosenId ?? methods[0]?.id)}
                label={name}
                price={price}
                note={deliveryTime}
              />
            ))}
          </fieldset>
          <p id="method-note" role="status" className="mt-2 min-h-6 text-[0.8125rem] text-sale">
            {field("shipping_id").error}
          </p>
          <SubmitButton isPending={isPending} className="mt-2 min-h-13 max-sm:w-full sm:min-w-56">
            {methodTexts.submit}
          </SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
