import { REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withNext } from "./with-next";

/** In place of the form, where the shop sells to customers with an account only. */
export function GuestsRefused({ next }: { next: string }) {
  return (
    <>
      <Notice kind="refused">{REFUSAL_TEXTS.guests_refused}</Notice>
      <a href={withNext(ACCOUNT_PAGES.signUp, next)} className={buttonClass("solid", "mt-6")}>
        Create an account
      </a>
    </>
  );
}
