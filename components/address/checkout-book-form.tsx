"use client";
import { callApi } from "@/lib/browser/call-api";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import type { AddressWire } from "@/lib/contracts/address/calls";
import type { CountryChoice } from "@/lib/domain/address/country";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import { type AddressPurpose, addressChoice } from "./choice-body";
import type { AddressDefaults } from "./fields";
import { AddressForm } from "./form";
import { checkoutFormTexts } from "./texts";

type BookAddressFormProps = {
  checkoutId: string;
  purpose: AddressPurpose;
  address: AddressWire;
  countries: readonly CountryChoice[];
  defaults: AddressDefaults;
  /** The page that shows the address book. */
  bookHref: string;
  /**
   * The page that shows this form. If the form is sent without script and refused, the browser returns to this page.
   */
  page: string;
  initial: Refusals;
  typedBefore: AddressWire | null;
};

/** Edits an address of the customer's address book; saving it also uses it for the order. */
export function CheckoutBookAddressForm({ checkoutId, purpose, address, bookHref, ...form }: BookAddressFormProps) {
  return (
    <AddressForm
      {...form}
      address={address}
      bookHref={bookHref}
      next={bookHref}
      action={checkoutFormTexts.saveAndUse}
      onSaved={async () => {
        const body = addressChoice(purpose, address._id);
        const used = await callApi(`/api/checkout/${checkoutId}`, { method: "PATCH", body });
        // If the saved address cannot be used for this order, the address book page shows why.
        goTo(used.ok ? checkoutPath(checkoutId) : bookHref);
      }}
      onCancel={() => goTo(bookHref)}
    />
  );
}
