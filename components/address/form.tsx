"use client";
import { useAtomValue } from "jotai";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { CheckField } from "@/components/form/check-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import type { Refusals } from "@/lib/browser/form/refusals";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { AddressesWire, AddressWire } from "@/lib/contracts/address/calls";
import type { AddressType } from "@/lib/domain/address/address";
import type { CountryChoice } from "@/lib/domain/address/country";
import { ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { type AddressDefaults, AddressFields } from "./fields";
import { ADDRESS_TYPE_NAMES, offeredTypes } from "./labels";
import { formTexts } from "./texts";

type AddressFormProps = {
  /** The address to edit; null to add a new one. */
  address: AddressWire | null;
  countries: readonly CountryChoice[];
  defaults: AddressDefaults;
  onSaved: (book: AddressesWire) => void;
  onCancel: () => void;
  /** The page of the address book. "Cancel" links there without script. */
  bookHref: string;
  /** The page to continue to if the form was sent without script; by default the address book. */
  next?: string;
  /**
   * The page that shows this form. If the form is sent without script and refused, the browser returns to this page.
   */
  page: string;
  /** The errors of the form if it was sent without script. */
  initial?: Refusals;
  /** What the shopper typed, if the form was sent without script and refused. */
  typedBefore?: AddressWire | null;
  /** The label of the submit button. */
  action?: string;
};

export function AddressForm({
  address,
  countries,
  defaults,
  onSaved,
  onCancel,
  bookHref,
  next,
  page,
  initial,
  typedBefore = null,
  action = formTexts.submit,
}: AddressFormProps) {
  const shown = typedBefore ?? address;
  return (
    <ApiForm<AddressesWire>
      {...ACCOUNT_FORM}
      id={address ? `address-${address._id}` : "address-new"}
      path={address ? `/api/account/addresses/${address._id}` : "/api/account/addresses"}
      method={address ? "PUT" : "POST"}
      hidden={{
        ...(address?.lat != null && address.lng != null && { lat: `${address.lat}`, lng: `${address.lng}` }),
        ...(next !== undefined && { [ACCOUNT_QUERY.next]: next }),
        [ACCOUNT_QUERY.back]: page,
      }}
      onDone={onSaved}
      isCheckedByServer
      {...(initial && { initial })}
      className="grid max-w-xl gap-x-4 sm:grid-cols-2"
    >
      {({ field, isPending }) => (
        <>
          <TypeFields type={shown?.type ?? null} otherPlace={shown?.other_place ?? ""} field={field} />
          <AddressFields field={field} address={shown} countries={countries} defaults={defaults} />
          <div className="sm:col-span-2">
            <CheckField
              name="shipping_address"
              value="true"
              defaultChecked={shown?.shipping_address}
              label={formTexts.forOrders}
            />
            <CheckField
              name="billing_address"
              value="true"
              defaultChecked={shown?.billing_address}
              label={formTexts.forInvoices}
            />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-2">
            <SubmitButton isPending={isPending}>{action}</SubmitButton>
            <a
              href={withBasePath(bookHref)}
              onClick={(event) => {
                event.preventDefault();
                onCancel();
              }}
              className="link-underline py-2 text-sm hover:text-accent"
            >
              {formTexts.cancel}
            </a>
          </div>
        </>
      )}
    </ApiForm>
  );
}

type TypeFieldsProps = {
  /** Null for a new address. */
  type: AddressType | null;
  otherPlace: string;
  field: (name: string) => { name: string; error: string | null };
};

/** The address type as radio buttons. CSS shows the field for a custom name only while "Other" is chosen. */
function TypeFields({ type, otherPlace, field }: TypeFieldsProps) {
  const isForCompanies = useAtomValue(subTypeAtom) === "quot";
  const chosen = type ?? (isForCompanies ? "office" : "home");
  return (
    <fieldset className="group/type mb-2 sm:col-span-2">
      <legend className="text-sm font-medium">{formTexts.type}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {offeredTypes(chosen, isForCompanies).map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-11 items-center border border-line px-4 text-sm hover:border-ink has-checked:border-ink has-checked:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="type"
              value={choice}
              defaultChecked={choice === chosen}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {ADDRESS_TYPE_NAMES[choice]}
          </label>
        ))}
      </div>
      <div className="mt-4 hidden group-has-[[value=other]:checked]/type:block">
        <TextField {...field("other_place")} label={formTexts.otherPlace} defaultValue={otherPlace} />
      </div>
    </fieldset>
  );
}
