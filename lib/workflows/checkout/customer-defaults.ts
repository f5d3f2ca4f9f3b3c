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
 * Fills in what a customer has not chosen yet: the shipping address (one from their address book to which the store
 * delivers), the shipping method (that of their last order) and the collector (the customer). If the visitor is not a
 * customer, the checkout is returned as it is.
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
  // Queries run one after the other, because there may be a transaction, which has only one connection.
  const shippingMethodId = checkout.shippingMethodId ?? (await findLastShippingMethod(store.id, customerId, database));
  const customer = await findCustomer(store.id, customerId, database);
  const collector = checkout.collector ?? (customer && collectorOf(customer));
  if (checkout.shippingAddress) return { ...checkout, collector, shippingMethodId };
  const book = await listAddresses(store.id, customerId, database);
  const isServed = (address: Address) =>
    // Skips addresses that the present rules refuse, although they were accepted when they were saved.
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
