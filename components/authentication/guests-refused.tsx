import { REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { guestTexts } from "./texts";
import { withNext } from "./with-next";

/** Replaces the guest form in a shop where only customers with an account may order. */
export function GuestsRefused({ next }: { next: string }) {
  return (
    <>
      <Notice kind="refused">{REFUSAL_TEXTS.guests_refused}</Notice>
      <a href={withNext(ACCOUNT_PAGES.signUp, next)} className={buttonClass("solid", "mt-6")}>
        {guestTexts.signUp}
      </a>
    </>
  );
}
