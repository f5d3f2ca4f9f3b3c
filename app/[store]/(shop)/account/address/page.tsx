import { AccountFrame } from "@/components/account/account-frame";
import { AddressBook } from "@/components/account/address-book";
import { one, readPageNews } from "@/components/account/page-news";
import { formRefusals } from "@/components/account/refused-form";
import { accountSections } from "@/components/account/sections";
import { addressToWire } from "@/lib/contracts/account-wire";
import { typedAddress } from "@/lib/contracts/refused-form";
import { COUNTRY_CHOICES, countryOfStore, namedCountry } from "@/lib/country-choices";
import { listAddresses } from "@/lib/data/addresses";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/account-pages";
import { isAccountRefusal } from "@/lib/domain/account-refusals";
import { getRefusedForm } from "@/lib/refused-form";
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
  const news = readPageNews(query);
  const refused = one(query[ACCOUNT_QUERY.refusal]) ? await getRefusedForm() : null;
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.addresses}
      heading="Addresses"
      news={news}
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
        refusals={formRefusals(refused, news.refusals, isAccountRefusal)}
        typedBefore={refused && typedAddress(refused)}
      />
    </AccountFrame>
  );
}
