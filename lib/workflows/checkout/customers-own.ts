import "server-only";
import { placeOf } from "@/lib/country-choices";
import { listAddresses, type SavedAddress } from "@/lib/data/addresses";
import { findCustomer } from "@/lib/data/customers";
import type { Database } from "@/lib/data/database";
import { findLastShippingMethod } from "@/lib/data/last-shipping";
import type { Address } from "@/lib/domain/address";
import type { Checkout } from "@/lib/domain/checkout";
import { placeRefusal } from "@/lib/domain/checkout-dispatch";
import { readAddress } from "@/lib/workflows/account/read-address";
import type { CheckoutContext } from "./read-checkout-context";

/**
 * The checkout of a customer who has not said yet where it goes: to the address of their book that is for shipping, when
 * it can be served, as their last order went; with their GST data. Everybody else's stays as it is. Domain §4.9, step 2.
 */
export async function withCustomersOwn(
  { store, visitor, settings }: CheckoutContext,
  checkout: Checkout,
  database?: Database,
): Promise<Checkout> {
  if (visitor.kind !== "customer" || checkout.shippingAddress) return checkout;
  // One after the other: a transaction has one connection.
  const book = await listAddresses(store.id, visitor.customerId, database);
  const customer = await findCustomer(store.id, visitor.customerId, database);
  const lastMethodId = await findLastShippingMethod(store.id, visitor.customerId, database);
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
    shippingMethodId: checkout.shippingMethodId ?? lastMethodId,
    gst: checkout.gst.number === "" && customer ? customer.gst : checkout.gst,
  };
}

function addressOf({ id: _id, ...address }: SavedAddress): Address {
  return address;
}
