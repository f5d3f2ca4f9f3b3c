import { AddressStep } from "@/components/address/step";
import { CheckoutPage } from "@/components/checkout/page";
import { headingTexts, titleTexts } from "@/components/checkout/texts";
import { one } from "@/components/form/outcome";
import { getCheckoutSettings } from "@/lib/cached/store";
import { listAddresses } from "@/lib/data/address";
import { findCustomer } from "@/lib/data/customer/customers";
import { ADDRESS_PARTS, type AddressPart, CHECKOUT_QUERY } from "@/lib/domain/checkout/pages";
import { getRefusedForm } from "@/lib/http/refused-form";
import { countryOfStore, offeredCountries } from "@/lib/workflows/address/country-choices";
import { splitInternationalNumber } from "@/lib/workflows/address/mobile-number";
import { type CheckoutVisit, checkoutMetadata, visitStep } from "../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/[checkout_id]/address">) =>
  checkoutMetadata(params, titleTexts.address);

export default async function AddressPage(props: PageProps<"/[store]/checkout/[checkout_id]/address">) {
  const visit = await visitStep("address", props);
  if (!visit) return null;
  const { store, visitor, priced, query, news } = visit;
  const part = partOf(visit);
  const customer = visitor.kind === "customer" ? await findCustomer(store.id, visitor.customerId) : null;
  const known = visitor.kind === "guest" && visitor.mobile ? splitInternationalNumber(visitor.mobile) : customer;
  const [book, settings] = await Promise.all([
    customer && listAddresses(store.id, customer.id),
    getCheckoutSettings(store.id),
  ]);
  // The bill may go abroad, even where nothing is sent there.
  const shipsOnlyAtHome = part === "delivery" && settings?.shipsOnlyAtHome === true;
  const countries = offeredCountries(store, { shipsOnlyAtHome });
  const named = countries.find(({ code }) => code === one(query[CHECKOUT_QUERY.country]));
  const country = named ?? countryOfStore(store);
  return (
    <CheckoutPage
      store={store}
      customerId={customer?.id ?? ""}
      priced={priced}
      step="address"
      heading={headingTexts.address(part, priced.isQuotation)}
      news={news}
    >
      <AddressStep
        priced={priced}
        part={part}
        edited={one(query[CHECKOUT_QUERY.edit])}
        book={book}
        contact={visitor.kind === "guest" ? visitor.email || visitor.mobile : ""}
        countries={countries}
        defaults={{
          name: customer?.name ?? "",
          country: country.code,
          dialCode: (named ? "" : known?.dialCode) || country.dialCode,
          mobile: known?.mobile ?? "",
        }}
        openingDays={store.openingDays}
        news={news}
        refused={await getRefusedForm(query)}
      />
    </CheckoutPage>
  );
}

/**
 * Which form the address step shows: the form that the query asks for; otherwise the form for delivery or pickup,
 * depending on what the shopper chose before. If the shop offers only one of delivery and pickup, the form for that one
 * is shown.
 */
function partOf({ priced: { checkout, offers }, query }: CheckoutVisit): AddressPart {
  const requested = ADDRESS_PARTS.find((part) => part === one(query[CHECKOUT_QUERY.part]));
  if (requested === "billing") return requested;
  const kind = requested ?? checkout.kind ?? "delivery";
  return kind === "pickup" ? (offers.pickup ? "pickup" : "delivery") : offers.delivery ? "delivery" : "pickup";
}
