import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { refusalText } from "@/components/ui/refusal-texts";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { AUTHENTICATION_REFUSAL_TEXTS } from "./refusal-texts";
import { guestTexts } from "./texts";
import { withNext } from "./with-next";

/** Replaces the guest form in a shop where only customers with an account may order. */
export function GuestsRefused({ next }: { next: string }) {
  return (
    <>
      <Notice kind="refused">{refusalText(AUTHENTICATION_REFUSAL_TEXTS, "guests_refused")}</Notice>
      <a href={withBasePath(withNext(ACCOUNT_PAGES.signUp, next))} className={buttonClass("solid", "mt-6")}>
        {guestTexts.signUp}
      </a>
    </>
  );
}
