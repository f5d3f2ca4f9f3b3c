import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { refusalText } from "@/components/ui/refusal-texts";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { AUTHENTICATION_REFUSAL_TEXTS } from "./refusal-texts";
import { resetPasswordTexts } from "./texts";

/** Replaces the form for a new password if the link from the e-mail is no longer valid, or not whole. */
export function LinkExpired() {
  return (
    <>
      <Notice kind="refused">{refusalText(AUTHENTICATION_REFUSAL_TEXTS, "link_over")}</Notice>
      <a href={withBasePath(ACCOUNT_PAGES.forgottenPassword)} className={buttonClass("solid", "mt-6")}>
        {resetPasswordTexts.newLink}
      </a>
    </>
  );
}
