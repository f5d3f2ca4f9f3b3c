import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import type { AddressesWire, AddressWire } from "@/lib/contracts/address/calls";
import { withBasePath } from "@/lib/domain/site/base-path";
import { ADDRESS_TYPE_NAMES } from "./labels";
import { cardTexts } from "./texts";

type AddressCardProps = {
  address: AddressWire;
  countryName: string;
  editHref: string;
  onEdit: () => void;
  onRemoved: (book: AddressesWire) => void;
};

export function AddressCard({ address, countryName, editHref, onEdit, onRemoved }: AddressCardProps) {
  const { _id, type, other_place, name, dial_code, mobile, door_no, landmark, city, state, pincode } = address;
  const place = (type === "other" && other_place) || ADDRESS_TYPE_NAMES[type];
  const defaultUse = defaultUseText(address);
  const lines = [
    [door_no, address.address].filter(Boolean).join(", "),
    landmark,
    [city, pincode].filter(Boolean).join(" "),
    [state, countryName].filter(Boolean).join(", "),
  ].filter(Boolean);
  return (
    <li className="flex flex-col border border-line p-5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm font-medium">
        {place}
        {defaultUse && <span className="font-normal text-muted">{defaultUse}</span>}
      </h2>
      <address className="mt-3 break-words not-italic">
        {name}
        {lines.map((line) => (
          <span key={line} className="block text-muted">
            {line}
          </span>
        ))}
        <span className="tabular mt-1 block text-muted">
          {dial_code} {mobile}
        </span>
      </address>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 pt-4 text-sm">
        <a
          id={`edit-${_id}`}
          href={withBasePath(editHref)}
          onClick={(event) => {
            event.preventDefault();
            onEdit();
          }}
          className="link-underline py-2 hover:text-accent"
        >
          {cardTexts.edit}
          <span className="sr-only">{cardTexts.place(place)}</span>
        </a>
        <details className="group">
          <summary className="link-underline py-2 hover:text-accent">
            <span className="group-open:hidden">{cardTexts.remove}</span>
            <span className="hidden group-open:inline">{cardTexts.keep}</span>
            <span className="sr-only">{cardTexts.placeToRemove(place)}</span>
          </summary>
          <ApiForm<AddressesWire>
            {...ACCOUNT_FORM}
            id={`remove-${_id}`}
            path={`/api/account/addresses/${_id}`}
            method="DELETE"
            onDone={onRemoved}
          >
            {() => (
              <button type="submit" className="link-underline py-2 text-sale">
                {cardTexts.confirmRemove}
              </button>
            )}
          </ApiForm>
        </details>
      </div>
    </li>
  );
}

function defaultUseText({ shipping_address, billing_address }: AddressWire): string | null {
  if (shipping_address) return billing_address ? cardTexts.forOrdersAndInvoices : cardTexts.forOrders;
  return billing_address ? cardTexts.forInvoices : null;
}
