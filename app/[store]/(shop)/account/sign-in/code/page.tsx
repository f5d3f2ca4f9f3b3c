import { CodeSignIn } from "@/components/authentication/code-sign-in";
import { SignInFrame } from "@/components/authentication/sign-in-frame";
import { codeSignInTexts } from "@/components/authentication/texts";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { findSentCode } from "@/lib/data/authentication/one-time-codes";
import { getRefusedForm } from "@/lib/http/refused-form";
import { offersMobileCodes } from "@/lib/workflows/authentication/contact";
import { signInCodeOwner } from "@/lib/workflows/authentication/sign-in-by-code";
import { accountMetadata, visitSignIn } from "../../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/sign-in/code">) =>
  accountMetadata(params, codeSignInTexts.title);

export default async function CodeSignInPage({ params, searchParams }: PageProps<"/[store]/account/sign-in/code">) {
  const query = await searchParams;
  const visit = await visitSignIn((await params).store, query);
  if (!visit) return null;
  const { store, visitor, next } = visit;
  const takesMobile = offersMobileCodes();
  const sent = await findSentCode(store.id, signInCodeOwner(visitor));
  return (
    <SignInFrame
      heading={codeSignInTexts.title}
      intro={takesMobile ? codeSignInTexts.introWithMobile : codeSignInTexts.intro}
      next={next}
    >
      <CodeSignIn
        next={next}
        takesMobile={takesMobile}
        sentTo={sent?.recipient ?? null}
        initial={readFormOutcome(query, { refused: await getRefusedForm(query) }).refusals}
      />
    </SignInFrame>
  );
}
