import type { ReactNode } from "react";
import type { FormOutcome } from "@/components/customer/form-outcome";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { SignedInWatch } from "./session-watch";
import { withNext } from "./with-next";

type SignInFrameProps = {
  heading: string;
  intro?: string;
  next: string;
  /** Also for who has signed in already, instead of leading them on. */
  isForAnybody?: boolean;
  news?: Pick<FormOutcome, "done">;
  children: ReactNode;
};

/** A page on the way into the account: one narrow column, and the way back to where one signs in. */
export function SignInFrame({ heading, intro, next, isForAnybody = false, news, children }: SignInFrameProps) {
  return (
    <div className="mx-auto max-w-lg px-gutter pt-6 lg:pt-10">
      <a
        href={withNext(ACCOUNT_PAGES.signIn, next)}
        className="flex w-fit items-center gap-2 py-1 text-[0.8125rem] text-muted hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" /> Sign in
      </a>
      <h1 className="mt-6 font-display text-display-2 lg:mt-8">{heading}</h1>
      {intro && <p className="mt-3 text-muted">{intro}</p>}
      {news?.done && (
        <div className="mt-6">
          <Notice kind="done">{news.done}</Notice>
        </div>
      )}
      <div className="mt-8">{children}</div>
      {!isForAnybody && <SignedInWatch next={next} />}
    </div>
  );
}
