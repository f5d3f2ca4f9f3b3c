import { connection } from "next/server";
import { LinkOver } from "@/components/account/link-over";
import { one, readPageNews } from "@/components/account/page-news";
import { ResetPasswordForm } from "@/components/account/reset-password-form";
import { SignInFrame } from "@/components/account/sign-in-frame";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
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
      {token ? <ResetPasswordForm token={token} initial={readPageNews(query).refusals} /> : <LinkOver />}
    </SignInFrame>
  );
}
