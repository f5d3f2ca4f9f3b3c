import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/account/account-frame";
import { FeedbackForm } from "@/components/account/feedback-form";
import { readPageNews } from "@/components/account/page-news";
import { accountSections } from "@/components/account/sections";
import { findFeedback } from "@/lib/data/feedback";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { asksForFeedback } from "@/lib/domain/feedback";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/feedback">) =>
  accountMetadata(params, "Feedback");

export default async function FeedbackPage({ params, searchParams }: PageProps<"/[store]/account/feedback">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.feedback);
  if (!visit) return null;
  const { store, customer } = visit;
  if (!asksForFeedback(store)) redirect("/404");
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.feedback}
      heading="Feedback"
      intro={`How does ${store.name} do? From 1, poor, to 5, excellent. You can change your mind later.`}
      news={readPageNews(await searchParams)}
    >
      <FeedbackForm feedback={await findFeedback(store.id, customer.id)} />
    </AccountFrame>
  );
}
