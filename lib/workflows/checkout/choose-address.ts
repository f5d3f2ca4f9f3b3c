import "server-only";
import { listAddresses } from "@/lib/data/address";
import type { Address } from "@/lib/domain/address/address";
import type { AddressChoice } from "@/lib/domain/checkout/change";
import { placeRefusal } from "@/lib/domain/checkout/fulfilment";
import { fail, ok, type Result } from "@/lib/domain/result";
import { placeOf } from "@/lib/workflows/address/country-choices";
import { type AddressError, readAddress } from "@/lib/workflows/address/read-address";
import type { CheckoutContext } from "./read-context";

export type AddressChoiceRefusal = AddressError | "address_unknown" | "pincode_not_served" | "place_not_served";

type Part = "shipping_address" | "billing_address";

/**
 * An address that was chosen from the address book or typed, in the form in which the checkout stores it. A shipping
 * address is refused if the store does not deliver there; a billing address may be anywhere.
 */
export async function chooseAddress(
  { store, visitor, settings }: CheckoutContext,
  choice: AddressChoice,
  part: Part,
): Promise<Result<Address, AddressChoiceRefusal>> {
  const found = await findAddress({ storeId: store.id, visitor }, choice, part);
  if (!found.ok) return found;
  const { pincode } = found.value;
  const refusal =
    part === "shipping_address"
      ? placeRefusal({ pincode, destination: placeOf(found.value) }, settings, store.country)
      : null;
  if (refusal) return fail(refusal, fieldOf(choice, part, refusal === "pincode_not_served" ? "pincode" : "country"));
  return ok(found.value);
}

type AddressOwner = { storeId: string; visitor: CheckoutContext["visitor"] };

async function findAddress(
  { storeId, visitor }: AddressOwner,
  choice: AddressChoice,
  part: Part,
): Promise<Result<Address, AddressError | "address_unknown">> {
  if ("typed" in choice) {
    const read = readAddress(choice.typed);
    if (read.ok) return read;
    const errors = read.errors?.map(({ path, code }) => ({ path: fieldOf(choice, part, path), code }));
    return { ...fail(read.code, fieldOf(choice, part, read.field)), ...(errors && { errors }) };
  }
  const book = visitor.kind === "customer" ? await listAddresses(storeId, visitor.customerId) : [];
  const saved = book.find(({ id }) => id === choice.savedId);
  if (!saved) return fail("address_unknown", `${part}_id`);
  const { id: _id, ...address } = saved;
  // An address from the address book is checked again, because the rules may have become stricter since it was saved.
  const read = readAddress(address);
  return read.ok ? read : fail(read.code, `${part}_id`);
}

function fieldOf(choice: AddressChoice, part: Part, field = ""): string {
  return "typed" in choice ? `${part}.${field}` : `${part}_id`;
}
