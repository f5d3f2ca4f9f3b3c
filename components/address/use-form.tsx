"use client";
import type { ReactNode } from "react";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { goTo } from "@/lib/browser/go-to";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import { type AddressPurpose, addressChoice } from "./choice-body";

type UseAddressFormProps = {
  checkoutId: string;
  /** The id of an address in the customer's address book; empty to use the delivery address as the billing address. */
  addressId: string;
  purpose: AddressPurpose;
  children: ReactNode;
};

/** A button that uses a saved address for delivery or billing. */
export function UseAddressForm({ checkoutId, addressId, purpose, children }: UseAddressFormProps) {
  const body = addressChoice(purpose, addressId);
  return (
    <ApiForm
      {...ORDER_FORM}
      id={`use-${addressId || "same"}`}
      path={`/api/checkout/${checkoutId}`}
      hidden={{
        step: "address",
        part: purpose === "shipping" ? "delivery" : "billing",
        ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])),
      }}
      onDone={() => goTo(checkoutPath(checkoutId))}
      leadsAway
    >
      {({ isPending }) => (
        <SubmitButton isPending={isPending} look="outline" className="max-sm:w-full">
          {children}
        </SubmitButton>
      )}
    </ApiForm>
  );
}
