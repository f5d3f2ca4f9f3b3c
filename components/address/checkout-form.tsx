"use client";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { CheckField } from "@/components/form/check-field";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import type { AddressWire } from "@/lib/contracts/address/calls";
import type { CountryChoice } from "@/lib/domain/address/country";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import type { AddressPurpose } from "./choice-body";
import { type AddressDefaults, AddressFields } from "./fields";
import { checkoutFormTexts } from "./texts";

type OrderAddressFormProps = {
  checkoutId: string;
  purpose: AddressPurpose;
  /** True if the visitor is a customer, who can also save the address to their address book. */
  hasBook: boolean;
  /** The query of this page, so that a form sent without script returns to the same page. */
  back: Readonly<Record<string, string>>;
  /** The delivery or billing address (see `purpose`) that the checkout already has; null if it has none yet. */
  address: AddressWire | null;
  countries: readonly CountryChoice[];
  defaults: AddressDefaults;
  /** What the button says; for a delivery address what comes next. */
  submit: string;
  initial: Refusals;
};

/** The form for a new delivery or billing address of an order. */
export function CheckoutAddressForm({
  checkoutId,
  purpose,
  hasBook,
  back,
  address,
  countries,
  defaults,
  submit,
  initial,
}: OrderAddressFormProps) {
  return (
    <ApiForm
      {...ORDER_FORM}
      id={`${purpose}-address`}
      path={`/api/checkout/${checkoutId}`}
      hidden={{ step: "address", ...back, ...(purpose === "shipping" && { order_type: "delivery" }) }}
      onDone={() => goTo(checkoutPath(checkoutId))}
      leadsAway
      isCheckedByServer
      initial={initial}
      className="grid max-w-xl gap-x-4 sm:grid-cols-2"
    >
      {({ field, isPending }) => (
        <>
          <input type="hidden" name={`${purpose}_address.type`} value="home" />
          <AddressFields
            field={(name, about) => field(`${purpose}_address.${name}`, about)}
            address={address}
            countries={countries}
            defaults={defaults}
          />
          {hasBook && (
            <div className="sm:col-span-2">
              <input type="hidden" name="save_address" value="false" />
              <CheckField name="save_address" value="true" defaultChecked label={checkoutFormTexts.saveAddress} />
            </div>
          )}
          <div className="sm:col-span-2">
            <SubmitButton isPending={isPending} className="min-h-13 max-sm:w-full sm:min-w-56">
              {submit}
            </SubmitButton>
          </div>
        </>
      )}
    </ApiForm>
  );
}
