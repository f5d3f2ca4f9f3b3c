import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { sectionTexts } from "@/components/customer/texts";
import { YourData } from "@/components/customer/your-data";
import { findSentCode } from "@/lib/data/authentication/one-time-codes";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { proofCodeOwner } from "@/lib/workflows/authentication/verify-proof";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/data">) =>
  accountMetadata(params, sectionTexts.data.name);

export default async function DataPage({ params, searchParams }: PageProps<"/[store]/account/data">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.data);
  if (!visit) return null;
  const { store, visitor, customer } = visit;
  const proof = await findSentCode(store.id, proofCodeOwner(visitor));
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.data}
      heading={sectionTexts.data.name}
      news={readFormOutcome(await searchParams)}
    >
      <YourData hasPassword={customer.hasPassword} isProofSent={proof !== null} />
    </AccountFrame>
  );
}
