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
 * Fills in a customer's defaults for what they have not chosen yet: the shipping address from their address book if it
 * is served, the shipping method of their last order, and themselves as the collector. Checkouts of other visitors are
 * not changed.
 *
 * Source: docs/domain.md#checkout.
 */
export async function withCustomerDefaults(
  { store, visitor, settings }: CheckoutContext,
  checkout: Checkout,
  database?: Database,
): Promise<Checkout> {
  if (visitor.kind !== "customer") return checkout;
  const { customerId } = visitor;
  // The queries run one after the other, because a transaction has only one connection.
  const shippingMethodId = checkout.shippingMethodId ?? (await findLastShippingMethod(store.id, customerId, database));
  const customer = await findCustomer(store.id, customerId, database);
  const collector = checkout.collector ?? (customer && collectorOf(customer));
  if (checkout.shippingAddress) return { ...checkout, collector, shippingMethodId };
  const book = await listAddresses(store.id, customerId, database);
  const isServed = (address: Address) =>
    // A saved address may violate rules that were introduced after it was saved.
    readAddress(address).ok &&
    placeRefusal({ pincode: address.pincode, destination: placeOf(address) }, settings, store.country) === null;
  const shipping = book.find((address) => address.isShipping && isServed(address));
  const billing = book.find(({ isBilling }) => isBilling);
  const isBilledElsewhere = shipping && billing && billing.id !== shipping.id;
  return {
    ...checkout,
    kind: checkout.kind ?? (shipping && settings.delivers ? "delivery" : null),
    shippingAddress: shipping ? addressOf(shipping) : null,
    billingAddress: checkout.billingAddress ?? (isBilledElsewhere ? addressOf(billing) : null),
    collector,
    shippingMethodId,
    gst: checkout.gst.number === "" && customer ? customer.gst : checkout.gst,
  };
}

/** The customer as collector of a pickup order; null for a customer without a mobile number. */
function collectorOf({ name, dialCode, mobile }: Customer): Collector | null {
  return mobile === "" ? null : { name, dialCode, mobile };
}

function addressOf({ id: _id, ...address }: SavedAddress): Address {
  return address;
}
