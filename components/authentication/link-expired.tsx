import { REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { resetPasswordTexts } from "./texts";

/** Replaces the form for a new password if the page's address lacks the token from the e-mail. */
export function LinkExpired() {
  return (
    <>
      <Notice kind="refused">{REFUSAL_TEXTS.link_over}</Notice>
      <a href={ACCOUNT_PAGES.forgottenPassword} className={buttonClass("solid", "mt-6")}>
        {resetPasswordTexts.newLink}
      </a>
    </>
  );
}
