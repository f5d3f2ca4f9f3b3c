import type { ReactNode } from "react";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import type { FormOutcome } from "@/components/form/outcome";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { RedirectWhenSignedIn } from "./redirect-when-session-changes";
import { signInFrameTexts } from "./texts";
import { withNext } from "./with-next";

type SignInFrameProps = {
  heading: string;
  intro?: string;
  next: string;
  /** True for pages that signed-in customers may open too. Otherwise they are redirected to `next`. */
  isForAnybody?: boolean;
  outcome?: Pick<FormOutcome, "done">;
  children: ReactNode;
};

/** A page for signing in or up: one narrow column, with a link back to the sign-in page. */
export function SignInFrame({ heading, intro, next, isForAnybody = false, outcome, children }: SignInFrameProps) {
  return (
    <div className="mx-auto max-w-lg px-gutter pt-6 lg:pt-10">
      <a
        href={withBasePath(withNext(ACCOUNT_PAGES.signIn, next))}
        className="flex w-fit items-center gap-2 py-1 text-[0.8125rem] text-muted hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" /> {signInFrameTexts.back}
      </a>
      <h1 className="mt-6 font-display text-display-2 lg:mt-8">{heading}</h1>
      {intro && <p className="mt-3 text-muted">{intro}</p>}
      {outcome?.done && (
        <div className="mt-6">
          <Notice kind="done">{outcome.done}</Notice>
          <ClearOutcomeFromAddress />
        </div>
      )}
      <div className="mt-8">{children}</div>
      {!isForAnybody && <RedirectWhenSignedIn next={next} />}
    </div>
  );
}
