import { ForgottenPasswordForm } from "@/components/authentication/forgotten-password-form";
import { SignInFrame } from "@/components/authentication/sign-in-frame";
import { forgottenPasswordTexts } from "@/components/authentication/texts";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { getRefusedForm } from "@/lib/http/refused-form";
import { accountMetadata, visitSignIn } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/forgotten-password">) =>
  accountMetadata(params, forgottenPasswordTexts.title);

export default async function ForgottenPasswordPage({
  params,
  searchParams,
}: PageProps<"/[store]/account/forgotten-password">) {
  const query = await searchParams;
  const visit = await visitSignIn((await params).store, query);
  if (!visit) return null;
  const { done, refusals } = readFormOutcome(query, { refused: await getRefusedForm(query) });
  return (
    <SignInFrame heading={forgottenPasswordTexts.title} intro={forgottenPasswordTexts.intro} next={visit.next}>
      <ForgottenPasswordForm isSent={done !== null} initial={refusals} />
    </SignInFrame>
  );
}
