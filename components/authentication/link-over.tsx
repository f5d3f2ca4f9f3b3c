import { REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";

/** In place of the form, when the address lacks what the mail gave it. */
export function LinkOver() {
  return (
    <>
      <Notice kind="refused">{REFUSAL_TEXTS.link_over}</Notice>
      <a href={ACCOUNT_PAGES.forgottenPassword} className={buttonClass("solid", "mt-6")}>
        Ask for a new link
      </a>
    </>
  );
}
