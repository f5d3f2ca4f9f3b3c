import type { Address } from "@/lib/domain/address/address";
import { CHECKOUT_QUERY } from "@/lib/domain/checkout/pages";
import type { AddressPurpose } from "./choice-body";
import { ADDRESS_TYPE_NAMES } from "./labels";
import { AddressLines } from "./lines";
import { cardTexts, choiceTexts } from "./texts";
import { UseAddressForm } from "./use-form";

export type BookAddress = Address & { id: string };

type AddressChoiceProps = {
  checkoutId: string;
  purpose: AddressPurpose;
  book: readonly BookAddress[];
  /** The part of the address step that is shown; the page's links include it in their query. */
  part: string;
};

/** The customer's saved addresses, the default first, each with a button that uses it for the order. */
export function AddressChoice({ checkoutId, purpose, book, part }: AddressChoiceProps) {
  const isDefault = (address: BookAddress) => (purpose === "shipping" ? address.isShipping : address.isBilling);
  const sorted = book.toSorted((one, other) => Number(isDefault(other)) - Number(isDefault(one)));
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {sorted.map((address) => {
        const place = (address.type === "other" && address.otherPlace) || ADDRESS_TYPE_NAMES[address.type];
        const edit = new URLSearchParams({ [CHECKOUT_QUERY.part]: part, [CHECKOUT_QUERY.edit]: address.id });
        return (
          <li key={address.id} className="flex flex-col border border-line p-5">
            <h2 className="mb-3 flex items-baseline justify-between gap-4 text-sm font-medium">
              {place}
              {isDefault(address) && <span className="font-normal text-muted">{choiceTexts.isDefault}</span>}
            </h2>
            <AddressLines address={address} />
            <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-5">
              <UseAddressForm checkoutId={checkoutId} addressId={address.id} purpose={purpose}>
                {choiceTexts.use}
                <span className="sr-only">{choiceTexts.place(place)}</span>
              </UseAddressForm>
              <a href={`?${edit}`} className="link-underline py-2 text-sm hover:text-accent">
                {cardTexts.edit}
                <span className="sr-only">{cardTexts.place(place)}</span>
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
