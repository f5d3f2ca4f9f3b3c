import { AccountFrame } from "@/components/account/account-frame";
import { AddressBook } from "@/components/account/address-book";
import { one, readPageNews } from "@/components/account/page-news";
import { accountSections } from "@/components/account/sections";
import { addressToWire } from "@/lib/contracts/account-wire";
import { COUNTRY_CHOICES, countryOfStore, namedCountry } from "@/lib/country-choices";
import { listAddresses } from "@/lib/data/addresses";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { asksForFeedback } from "@/lib/domain/feedback";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/address">) =>
  accountMetadata(params, "Addresses");

export default async function AddressesPage({ params, searchParams }: PageProps<"/[store]/account/address">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.addresses);
  if (!visit) return null;
  const { store, customer } = visit;
  const query = await searchParams;
  const named = namedCountry(one(query.country));
  const country = named ?? countryOfStore(store);
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections({ asksForFeedback: asksForFeedback(store) })}
      path={ACCOUNT_PAGES.addresses}
      heading="Addresses"
      news={readPageNews(query)}
    >
      <AddressBook
        address_list={(await listAddresses(store.id, customer.id)).map(addressToWire)}
        countries={COUNTRY_CHOICES}
        defaults={{
          name: customer.name,
          country: country.code,
          dialCode: (named ? "" : customer.dialCode) || country.dialCode,
          mobile: customer.mobile,
        }}
      />
    </AccountFrame>
  );
}
