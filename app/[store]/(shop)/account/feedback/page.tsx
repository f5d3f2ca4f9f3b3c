import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/customer/account-frame";
import { FeedbackForm } from "@/components/customer/feedback-form";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { feedbackTexts, sectionTexts } from "@/components/customer/texts";
import { findFeedback } from "@/lib/data/customer/feedback";
import { asksForFeedback } from "@/lib/domain/customer/feedback";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/feedback">) =>
  accountMetadata(params, sectionTexts.feedback.name);

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
      heading={sectionTexts.feedback.name}
      intro={feedbackTexts.intro(store.name)}
      news={readFormOutcome(await searchParams)}
    >
      <FeedbackForm feedback={await findFeedback(store.id, customer.id)} />
    </AccountFrame>
  );
}
