import { AddressBook } from "@/components/address/book";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { sectionTexts } from "@/components/customer/texts";
import { one } from "@/components/form/outcome";
import { getCheckoutSettings } from "@/lib/cached/store";
import { submittedAddress } from "@/lib/contracts/api/refused-form";
import { addressToWire } from "@/lib/contracts/customer/wire";
import { listAddresses } from "@/lib/data/address";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { getRefusedForm } from "@/lib/http/refused-form";
import { countryOfStore, offeredCountries } from "@/lib/workflows/address/country-choices";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/address">) =>
  accountMetadata(params, sectionTexts.addresses.name);

export default async function AddressesPage({ params, searchParams }: PageProps<"/[store]/account/address">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.addresses);
  if (!visit) return null;
  const { store, customer } = visit;
  const query = await searchParams;
  const [book, settings] = await Promise.all([listAddresses(store.id, customer.id), getCheckoutSettings(store.id)]);
  const countries = offeredCountries(store, { shipsOnlyAtHome: settings?.shipsOnlyAtHome === true }, book);
  const named = countries.find(({ code }) => code === one(query.country));
  const country = named ?? countryOfStore(store);
  const refused = await getRefusedForm(query);
  const news = readFormOutcome(query, { refused });
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.addresses}
      heading={sectionTexts.addresses.name}
      news={news}
    >
      <AddressBook
        address_list={book.map(addressToWire)}
        countries={countries}
        defaults={{
          name: customer.name,
          country: country.code,
          dialCode: (named ? "" : customer.dialCode) || country.dialCode,
          mobile: customer.mobile,
        }}
        refusals={news.refusals}
        typedBefore={refused && submittedAddress(refused)}
      />
    </AccountFrame>
  );
}
