import { SignInFrame } from "@/components/authentication/sign-in-frame";
import { SignUpForm } from "@/components/authentication/sign-up-form";
import { signUpTexts } from "@/components/authentication/texts";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { getRefusedForm } from "@/lib/http/refused-form";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { offersMobileCodes } from "@/lib/workflows/authentication/contact";
import { accountMetadata, visitSignIn } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/sign-up">) =>
  accountMetadata(params, signUpTexts.title);

export default async function SignUpPage({ params, searchParams }: PageProps<"/[store]/account/sign-up">) {
  const query = await searchParams;
  const visit = await visitSignIn((await params).store, query);
  if (!visit) return null;
  const { store, visitor, next } = visit;
  const takesMobile = offersMobileCodes();
  return (
    <SignInFrame
      heading={signUpTexts.title}
      intro={takesMobile ? signUpTexts.introWithMobile : signUpTexts.intro}
      next={next}
    >
      <SignUpForm
        next={next}
        dialCode={countryOfStore(store).dialCode}
        takesMobile={takesMobile}
        contact={visitor.kind === "guest" ? visitor.email || visitor.mobile : undefined}
        initial={readFormOutcome(query, { refused: await getRefusedForm(query) }).refusals}
      />
    </SignInFrame>
  );
}
