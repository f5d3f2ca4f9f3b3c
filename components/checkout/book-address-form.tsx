"use client";
import type { AddressDefaults } from "@/components/account/address-fields";
import { AddressForm } from "@/components/account/address-form";
import type { AddressWire } from "@/lib/contracts/address-calls";
import { checkoutPath } from "@/lib/domain/checkout-pages";
import type { CountryChoice } from "@/lib/domain/country";
import { callApi } from "@/lib/state/call-api";
import { goTo } from "@/lib/state/go-to";
import type { Refusals } from "@/lib/state/refusals";
import { type AddressPurpose, addressChoice } from "./address-choice-body";

type BookAddressFormProps = {
  checkoutId: string;
  purpose: AddressPurpose;
  address: AddressWire;
  countries: readonly CountryChoice[];
  defaults: AddressDefaults;
  /** The page with the book. */
  bookHref: string;
  /** The page of this form. */
  page: string;
  initial: Refusals;
  typedBefore: AddressWire | null;
};

/** Changes an address of the customer's book, and takes it for the order. */
export function BookAddressForm({ checkoutId, purpose, address, bookHref, ...form }: BookAddressFormProps) {
  return (
    <AddressForm
      {...form}
      address={address}
      bookHref={bookHref}
      next={bookHref}
      action="Save and use it"
      onSaved={async () => {
        const body = addressChoice(purpose, address._id);
        const used = await callApi(`/api/checkout/${checkoutId}`, { method: "PATCH", body });
        // The book tells what stands against it.
        goTo(used.ok ? checkoutPath(checkoutId) : bookHref);
      }}
      onCancel={() => goTo(bookHref)}
    />
  );
}
