import "server-only";
import { listAddresses, type SavedAddress } from "@/lib/data/address";
import { findLastShippingMethod } from "@/lib/data/checkout/last-shipping";
import { findCustomer } from "@/lib/data/customer/customers";
import type { Database } from "@/lib/database/connection";
import type { Address } from "@/lib/domain/address/address";
import type { Checkout, Collector } from "@/lib/domain/checkout/checkout";
import { placeRefusal } from "@/lib/domain/checkout/fulfilment";
import type { Customer } from "@/lib/domain/customer/customer";
import { placeOf } from "@/lib/workflows/address/country-choices";
import { readAddress } from "@/lib/workflows/address/read-address";
import type { CheckoutContext } from "./read-context";

/**
 * The checkout of a customer with what is known of them, where they have not chosen otherwise: it goes to the address of
 * their book that is for shipping, when it can be served, the way their last order went, or they come for it themselves.
 * Everybody else's stays as it is.
 *
 * Source: domain §4.9, step 2.
 */
export async function withCustomerDefaults(
  { store, visitor, settings }: CheckoutContext,
  checkout: Checkout,
  database?: Database,
): Promise<Checkout> {
  if (visitor.kind !== "customer") return checkout;
  const { customerId } = visitor;
  // One after the other: a transaction has one connection.
  const shippingMethodId = checkout.shippingMethodId ?? (await findLastShippingMethod(store.id, customerId, database));
  const customer = await findCustomer(store.id, customerId, database);
  const collector = checkout.collector ?? (customer && collectorOf(customer));
  if (checkout.shippingAddress) return { ...checkout, collector, shippingMethodId };
  const book = await listAddresses(store.id, customerId, database);
  const isServed = (address: Address) =>
    // It may be older than what is asked of an address today.
    readAddress(address).ok &&
    placeRefusal({ pincode: address.pincode, destination: placeOf(address) }, settings, store.country) === null;
  const usual = book.find((address) => address.isShipping && isServed(address));
  const billing = book.find(({ isBilling }) => isBilling);
  const isBilledElsewhere = usual && billing && billing.id !== usual.id;
  return {
    ...checkout,
    kind: checkout.kind ?? (usual && settings.delivers ? "delivery" : null),
    shippingAddress: usual ? addressOf(usual) : null,
    billingAddress: checkout.billingAddress ?? (isBilledElsewhere ? addressOf(billing) : null),
    collector,
    shippingMethodId,
    gst: checkout.gst.number === "" && customer ? customer.gst : checkout.gst,
  };
}

/** Null while their number is not known. */
function collectorOf({ name, dialCode, mobile }: Customer): Collector | null {
  return mobile === "" ? null : { name, dialCode, mobile };
}

function addressOf({ id: _id, ...address }: SavedAddress): Address {
  return address;
}
