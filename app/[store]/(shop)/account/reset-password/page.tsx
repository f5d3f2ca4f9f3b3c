import { connection } from "next/server";
import { LinkExpired } from "@/components/authentication/link-expired";
import { ResetPasswordForm } from "@/components/authentication/reset-password-form";
import { SignInFrame } from "@/components/authentication/sign-in-frame";
import { resetPasswordTexts } from "@/components/authentication/texts";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { one } from "@/components/form/outcome";
import { getStore } from "@/lib/cached/store";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { getRefusedForm } from "@/lib/http/refused-form";
import { canResetPassword } from "@/lib/workflows/authentication/reset-password";
import { accountMetadata } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/reset-password">) =>
  accountMetadata(params, resetPasswordTexts.title);

/**
 * The page behind the link in the password e-mail. Customers who are already signed in are not redirected away from it.
 */
export default async function ResetPasswordPage({
  params,
  searchParams,
}: PageProps<"/[store]/account/reset-password">) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const query = await searchParams;
  const token = one(query.token);
  const isValid = token !== "" && (await canResetPassword(store, token));
  return (
    <SignInFrame
      heading={resetPasswordTexts.title}
      {...(isValid && { intro: resetPasswordTexts.intro })}
      next={ACCOUNT_PAGES.overview}
      isForAnybody
    >
      {isValid ? (
        <ResetPasswordForm
          token={token}
          initial={readFormOutcome(query, { refused: await getRefusedForm(query) }).refusals}
        />
      ) : (
        <LinkExpired />
      )}
    </SignInFrame>
  );
}
