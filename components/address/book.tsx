"use client";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SavedMark } from "@/components/customer/saved-mark";
import { buttonClass } from "@/components/ui/button";
import type { Refusals } from "@/lib/browser/form/refusals";
import type { AddressesWire, AddressWire } from "@/lib/contracts/address/calls";
import { MAX_ADDRESSES } from "@/lib/domain/address/address";
import type { CountryChoice } from "@/lib/domain/address/country";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { AddressCard } from "./card";
import { CountryWithoutScript } from "./country-without-script";
import type { AddressDefaults } from "./fields";
import { AddressForm } from "./form";
import { bookTexts } from "./texts";

type AddressBookProps = AddressesWire & {
  countries: readonly CountryChoice[];
  defaults: AddressDefaults;
  /** The errors of the address form if it was sent without script. */
  refusals: Refusals;
  typedBefore: AddressWire | null;
};

/** The query parameter that opens the form. Its value is the id of the address to edit, or `new` to add one. */
const EDIT = "edit";
const BOOK = ACCOUNT_PAGES.addresses;
const editHref = (id: string) => `${BOOK}?${EDIT}=${encodeURIComponent(id)}`;

/**
 * The customer's address book, or the form for one address. The page's URL says which is shown, so that the browser's
 * Back button closes the form.
 */
export function AddressBook({ address_list, countries, defaults, refusals, typedBefore }: AddressBookProps) {
  const edited = useSearchParams()?.get(EDIT) ?? null;
  const [book, setBook] = useState(address_list);
  const [saved, setSaved] = useState({ at: 0, text: "" });
  const top = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);

  // The element that had the focus is gone, so the focus moves here and screen readers continue from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another part is shown
  useEffect(() => {
    if (hasMoved.current) top.current?.focus();
    hasMoved.current = true;
  }, [edited]);

  const show = (href: string) => window.history.pushState(null, "", withBasePath(href));
  const update = (changed: AddressesWire, text: string) => {
    setBook(changed.address_list);
    setSaved({ at: Date.now(), text });
  };
  const address = book.find(({ _id }) => _id === edited) ?? null;

  if (address || edited === "new") {
    return (
      <div ref={top} tabIndex={-1} className="outline-none">
        <h2 className="mb-6 font-display text-display-3">{address ? bookTexts.edit : bookTexts.add}</h2>
        {!address && (
          <CountryWithoutScript countries={countries} country={defaults.country} query={{ [EDIT]: "new" }} />
        )}
        <AddressForm
          key={edited}
          address={address}
          countries={countries}
          defaults={defaults}
          onSaved={(changed) => {
            update(changed, bookTexts.saved);
            window.history.replaceState(null, "", withBasePath(BOOK));
          }}
          onCancel={() => window.history.replaceState(null, "", withBasePath(BOOK))}
          bookHref={BOOK}
          page={editHref(edited ?? "")}
          initial={refusals}
          typedBefore={typedBefore}
        />
      </div>
    );
  }
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {book.length === 0 ? (
        <p className="max-w-md text-muted">{bookTexts.empty}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {book.map((address) => (
            <AddressCard
              key={address._id}
              address={address}
              countryName={countries.find(({ code }) => code === address.country)?.name ?? address.country}
              editHref={editHref(address._id)}
              onEdit={() => show(editHref(address._id))}
              onRemoved={(changed) => {
                update(changed, bookTexts.removed);
                top.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-5">
        {book.length < MAX_ADDRESSES ? (
          <a
            href={withBasePath(editHref("new"))}
            onClick={(event) => {
              event.preventDefault();
              show(editHref("new"));
            }}
            className={buttonClass("outline")}
          >
            {bookTexts.add}
          </a>
        ) : (
          <p className="text-sm text-muted">{bookTexts.full(MAX_ADDRESSES)}</p>
        )}
        <SavedMark savedAt={saved.at} text={saved.text} />
      </div>
    </div>
  );
}
