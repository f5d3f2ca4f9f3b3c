import { AccountFrame } from "@/components/account/account-frame";
import { readPageNews } from "@/components/account/page-news";
import { accountSections } from "@/components/account/sections";
import { YourData } from "@/components/account/your-data";
import { findSentCode } from "@/lib/data/one-time-codes";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { proofCodeOwner } from "@/lib/workflows/account/prove";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/data">) =>
  accountMetadata(params, "Your data");

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
      heading="Your data"
      news={readPageNews(await searchParams)}
    >
      <YourData hasPassword={customer.hasPassword} isProofSent={proof !== null} />
    </AccountFrame>
  );
}
