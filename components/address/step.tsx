import { BranchForm } from "@/components/checkout/branch-form";
import { KindChoice } from "@/components/checkout/kind-choice";
import { nextStepTexts } from "@/components/checkout/texts";
import type { FormOutcome } from "@/components/form/outcome";
import { formRefusals } from "@/components/form/refused-form";
import { buttonClass } from "@/components/ui/button";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { type RefusedForm, submittedAddress } from "@/lib/contracts/api/refused-form";
import { addressToWire } from "@/lib/contracts/customer/wire";
import { type Address, MAX_ADDRESSES } from "@/lib/domain/address/address";
import type { CountryChoice } from "@/lib/domain/address/country";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import { type AddressPart, CHECKOUT_QUERY, checkoutStepPath } from "@/lib/domain/checkout/pages";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { openingHoursLines } from "@/lib/domain/store/opening-hours";
import type { OpeningDay } from "@/lib/domain/store/store";
import { CheckoutBookAddressForm } from "./checkout-book-form";
import { CheckoutAddressForm } from "./checkout-form";
import { AddressChoice, type BookAddress } from "./choice";
import type { AddressPurpose } from "./choice-body";
import { CountryWithoutScript } from "./country-without-script";
import type { AddressDefaults } from "./fields";
import { bookTexts, checkoutFormTexts, stepTexts } from "./texts";
import { UseAddressForm } from "./use-form";

export type AddressStepProps = {
  priced: PricedCheckout;
  part: AddressPart;
  /**
   * Which form is open: the id of the address being edited, or `new` for a new one. Empty if the address book is shown.
   */
  edited: string;
  /** The customer's address book; null for a guest. */
  book: readonly BookAddress[] | null;
  /** The e-mail address that a guest orders with. */
  contact: string;
  countries: readonly CountryChoice[];
  defaults: AddressDefaults;
  /** The store's opening hours, which are those of all its branches. */
  openingDays: readonly OpeningDay[];
  news: FormOutcome;
  /**
   * A form of this page that was sent without script and refused, with its values and errors; null if there is none.
   */
  refused: RefusedForm | null;
};

/** The address step of the checkout: the delivery address or the pickup branch, or the billing address. */
export function AddressStep(props: AddressStepProps) {
  const { priced, part, news, openingDays } = props;
  const { checkout, typed, branches, offers } = priced;
  if (part === "billing") return <Billing {...props} />;
  return (
    <>
      {offers.delivery && offers.pickup && (
        <div className="mb-9">
          <KindChoice kind={part} />
        </div>
      )}
      {part === "pickup" ? (
        <BranchForm
          checkoutId={checkout.id}
          branches={branches.map(({ id, name, address, landmark, city, pincode, mobile, pickupDelay }) => ({
            id,
            name,
            address,
            landmark,
            city,
            pincode,
            mobile,
            pickupDelay,
          }))}
          chosenId={checkout.branchId}
          openingHours={openingHoursLines(openingDays)}
          submit={nextStepTexts(priced.next.pickup, priced.isQuotation)}
          collector={typedCollector(props.refused) ?? typed.collector ?? typed.shippingAddress ?? props.defaults}
          initial={formRefusals(props.refused, news.refusals)}
        />
      ) : (
        <Addresses {...props} purpose="shipping" entered={typed.shippingAddress} />
      )}
    </>
  );
}

function Billing(props: AddressStepProps) {
  const { checkout, isBilledElsewhere } = props.priced;
  return (
    <>
      {isBilledElsewhere && checkout.kind === "delivery" && (
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4 bg-sand px-5 py-4">
          <p>{stepTexts.sameAddressHint}</p>
          <UseAddressForm checkoutId={checkout.id} addressId="" purpose="billing">
            {stepTexts.useSameAddress}
          </UseAddressForm>
        </div>
      )}
      <Addresses {...props} purpose="billing" entered={isBilledElsewhere ? checkout.billingAddress : null} />
    </>
  );
}

type AddressesProps = AddressStepProps & { purpose: AddressPurpose; entered: Address | null };

/** For a customer, the address book or the form for one of its addresses; for a guest, the address form. */
function Addresses(props: AddressesProps) {
  const { priced, part, edited, book, contact, countries, defaults, news, refused, purpose, entered } = props;
  const { id: checkoutId } = priced.checkout;
  const query = { [CHECKOUT_QUERY.part]: part, ...(edited && { [CHECKOUT_QUERY.edit]: edited }) };
  const bookHref = `${checkoutStepPath(checkoutId, "address")}?${CHECKOUT_QUERY.part}=${part}`;
  const form = { checkoutId, purpose, countries, defaults };
  const typedBefore = refused && submittedAddress(refused, `${purpose}_address.`);
  const address = book?.find(({ id }) => id === edited);
  if (address) {
    return (
      <>
        <h2 className="mb-6 font-display text-display-3">{bookTexts.edit}</h2>
        <CheckoutBookAddressForm
          {...form}
          address={addressToWire(address)}
          bookHref={bookHref}
          page={`${bookHref}&${new URLSearchParams({ [CHECKOUT_QUERY.edit]: edited })}`}
          initial={formRefusals(refused, NO_REFUSALS)}
          typedBefore={refused && submittedAddress(refused)}
        />
      </>
    );
  }
  if (!book || book.length === 0 || edited === "new") {
    return (
      <>
        {!book && purpose === "shipping" && <GuestContact contact={contact} next={bookHref} />}
        {book && book.length > 0 && <h2 className="mb-6 font-display text-display-3">{bookTexts.add}</h2>}
        <CountryWithoutScript countries={countries} country={defaults.country} query={query} />
        <CheckoutAddressForm
          {...form}
          submit={
            purpose === "shipping"
              ? nextStepTexts(priced.next.delivery, priced.isQuotation)
              : checkoutFormTexts.useForBilling
          }
          hasBook={book !== null}
          back={query}
          address={typedBefore ?? (!book && entered ? addressToWire({ ...entered, id: "" }) : null)}
          initial={formRefusals(refused, news.refusals)}
        />
      </>
    );
  }
  return (
    <>
      <AddressChoice checkoutId={checkoutId} purpose={purpose} book={book} part={part} />
      {book.length < MAX_ADDRESSES && (
        <a
          href={withBasePath(`${bookHref}&${CHECKOUT_QUERY.edit}=new`)}
          className={buttonClass("quiet", "mt-6 max-sm:w-full")}
        >
          {bookTexts.add}
        </a>
      )}
    </>
  );
}

/** The collector's details as typed into the refused form; null if that form has no such fields. */
function typedCollector(refused: RefusedForm | null) {
  if (!refused || !("collector.name" in refused.fields)) return null;
  const read = (name: string) => refused.fields[`collector.${name}`] ?? "";
  return { name: read("name"), dialCode: read("dial_code"), mobile: read("mobile") };
}

/** Shows the e-mail address or mobile number that a guest orders with, and a link to change it. */
function GuestContact({ contact, next }: { contact: string; next: string }) {
  return (
    <p className="mb-7 max-w-xl text-sm text-muted">
      {stepTexts.beforeEmail}
      <strong className="font-medium break-words text-ink">{contact}</strong>
      {stepTexts.afterEmail}
      <a
        href={withBasePath(`${ACCOUNT_PAGES.guest}?${new URLSearchParams({ next })}`)}
        className="link-underline whitespace-nowrap text-ink hover:text-accent"
      >
        {stepTexts.changeContact}
      </a>
    </p>
  );
}
