import { connection } from "next/server";
import { LinkOver } from "@/components/authentication/link-over";
import { ResetPasswordForm } from "@/components/authentication/reset-password-form";
import { SignInFrame } from "@/components/authentication/sign-in-frame";
import { one, readFormOutcome } from "@/components/customer/form-outcome";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { accountMetadata } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/reset-password">) =>
  accountMetadata(params, "New password");

/** Where the link of the mail leads, whoever is signed in. */
export default async function ResetPasswordPage({ searchParams }: PageProps<"/[store]/account/reset-password">) {
  await connection();
  const query = await searchParams;
  const token = one(query.token);
  return (
    <SignInFrame
      heading="New password"
      intro="It signs you in here, and out everywhere else."
      next={ACCOUNT_PAGES.overview}
      isForAnybody
    >
      {token ? <ResetPasswordForm token={token} initial={readFormOutcome(query).refusals} /> : <LinkOver />}
    </SignInFrame>
  );
}
