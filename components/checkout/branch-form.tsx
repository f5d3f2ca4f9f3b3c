"use client";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { MobileFields } from "@/components/customer/mobile-fields";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import type { Collector } from "@/lib/domain/checkout/checkout";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import type { Branch } from "@/lib/domain/store/store";
import { RadioCard } from "./radio-card";
import { branchTexts } from "./texts";

type BranchFormProps = {
  checkoutId: string;
  branches: readonly Pick<
    Branch,
    "id" | "name" | "address" | "landmark" | "city" | "pincode" | "mobile" | "pickupDelay"
  >[];
  /** The opening hours, in lines. */
  openingHours: readonly string[];
  /** The branch that the shopper has already chosen; null if they have chosen none. */
  chosenId: string | null;
  /** The person who will collect the order. Fields that are not known yet are empty. */
  collector: Collector;
  /** What the button says: what comes next. */
  submit: string;
  initial: Refusals;
};

/** The form for pickup: the branch, and the person who will collect the order. */
export function BranchForm({
  checkoutId,
  branches,
  chosenId,
  collector,
  openingHours,
  submit,
  initial,
}: BranchFormProps) {
  return (
    <ApiForm
      {...ORDER_FORM}
      id="branch"
      path={`/api/checkout/${checkoutId}`}
      hidden={{ step: "address", part: "pickup", order_type: "pickup" }}
      onDone={() => goTo(checkoutPath(checkoutId))}
      leadsAway
      initial={initial}
      className="max-w-xl"
    >
      {({ field, isPending }) => (
        <>
          <fieldset className="grid gap-3">
            <legend className="mb-3 text-sm font-medium">{branchTexts.branches}</legend>
            {branches.map(({ id, name, address, landmark, city, pincode, mobile, pickupDelay }) => (
              <RadioCard
                key={id}
                name={field("branch_id").name}
                value={id}
                isChosen={id === (chosenId ?? branches[0]?.id)}
                label={name}
                note={
                  <>
                    {[address, [city, pincode].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
                    {landmark && <span className="block">{landmark}</span>}
                    {mobile && <span className="tabular block">{mobile}</span>}
                    {openingHours.map((line) => (
                      <span key={line} className="tabular block">
                        {line}
                      </span>
                    ))}
                    {pickupDelay && pickupDelay.count > 0 && (
                      <span className="block">{branchTexts.ready(pickupDelay)}</span>
                    )}
                  </>
                }
              />
            ))}
          </fieldset>
          <p role="status" className="mt-2 min-h-6 text-[0.8125rem] text-sale">
            {field("branch_id").error}
          </p>
          <h2 className="mt-6 mb-4 text-sm font-medium">{branchTexts.collector}</h2>
          <TextField
            {...field("collector.name")}
            label={branchTexts.name}
            autoComplete="name"
            required
            defaultValue={collector.name}
          />
          <MobileFields
            field={(name, about) => field(`collector.${name}`, about)}
            dialCode={collector.dialCode}
            mobile={collector.mobile}
            required
          />
          <p className="text-[0.8125rem] text-muted">{branchTexts.mobileHint}</p>
          <SubmitButton isPending={isPending} className="mt-6 min-h-13 max-sm:w-full sm:min-w-56">
            {submit}
          </SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
