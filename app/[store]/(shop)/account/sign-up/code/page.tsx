import { redirect } from "next/navigation";
import { SignInFrame } from "@/components/authentication/sign-in-frame";
import { SignUpCode } from "@/components/authentication/sign-up-code";
import { signUpTexts } from "@/components/authentication/texts";
import { withNext } from "@/components/authentication/with-next";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { findSentCode } from "@/lib/data/authentication/one-time-codes";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { getRefusedForm } from "@/lib/http/refused-form";
import { signUpCodeOwner } from "@/lib/workflows/authentication/sign-up";
import { accountMetadata, visitSignIn } from "../../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/sign-up/code">) =>
  accountMetadata(params, signUpTexts.title);

export default async function SignUpCodePage({ params, searchParams }: PageProps<"/[store]/account/sign-up/code">) {
  const query = await searchParams;
  const visit = await visitSignIn((await params).store, query);
  if (!visit) return null;
  const { store, visitor, next } = visit;
  const sent = await findSentCode(store.id, signUpCodeOwner(visitor));
  if (!sent) redirect(withNext(ACCOUNT_PAGES.signUp, next));
  return (
    <SignInFrame heading={signUpTexts.title} next={next}>
      <SignUpCode
        next={next}
        sentTo={sent.recipient}
        initial={readFormOutcome(query, { refused: await getRefusedForm(query) }).refusals}
      />
    </SignInFrame>
  );
}
