import { AccountFrame } from "@/components/customer/account-frame";
import { AccountOverview } from "@/components/customer/account-overview";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { overviewTexts } from "@/components/customer/texts";
import { listUsedGiftCards } from "@/lib/data/gift-card/used-by-customer";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { offersGiftCards } from "@/lib/domain/gift-card/use";
import { contactOfCustomer } from "@/lib/workflows/authentication/contact";
import { accountMetadata, visitAccount } from "./account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account">) =>
  accountMetadata(params, overviewTexts.title);

export default async function AccountPage({ params, searchParams }: PageProps<"/[store]/account">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.overview);
  if (!visit) return null;
  const { store, customer } = visit;
  const hasGiftCards = offersGiftCards(store) || (await listUsedGiftCards(store.id, customer.id)).length > 0;
  const sections = accountSections(store, { hasGiftCards });
  return (
    <AccountFrame
      customerId={customer.id}
      sections={sections}
      path={ACCOUNT_PAGES.overview}
      heading={overviewTexts.heading(customer.name)}
      intro={contactOfCustomer(customer).recipient}
      news={readFormOutcome(await searchParams)}
    >
      <AccountOverview sections={sections} />
    </AccountFrame>
  );
}
