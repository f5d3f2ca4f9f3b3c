import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import type { FormOutcome } from "@/components/form/outcome";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { SocialProvider } from "@/lib/domain/authentication/social-provider";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { FIND_ORDER_PAGE } from "@/lib/domain/order/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { RedirectWhenSignedIn } from "./redirect-when-session-changes";
import { SignInForm } from "./sign-in-form";
import { SocialButtons } from "./social-buttons";
import { signInTexts } from "./texts";
import { withNext } from "./with-next";

type SignInViewProps = {
  storeName: string;
  next: string;
  /** Whether people can sign in with a mobile number. */
  takesMobile: boolean;
  takesGuests: boolean;
  /** Whether the store takes orders, which guests can find without an account. */
  findsOrders: boolean;
  providers: readonly SocialProvider[];
  outcome: FormOutcome;
};

export function SignInView(props: SignInViewProps) {
  const { storeName, next, takesMobile, takesGuests, findsOrders, providers, outcome } = props;
  return (
    <div className="mx-auto grid max-w-lg gap-x-24 gap-y-16 px-gutter pt-10 lg:max-w-5xl lg:grid-cols-[minmax(0,26rem)_1fr] lg:justify-between lg:pt-20">
      <div>
        <h1 className="font-display text-display-2">{signInTexts.title}</h1>
        {outcome.done && (
          <div className="mt-6">
            <Notice kind="done">{outcome.done}</Notice>
            <ClearOutcomeFromAddress />
          </div>
        )}
        <div className="mt-8">
          <SignInForm next={next} takesMobile={takesMobile} initial={outcome.refusals} />
          <SocialButtons providers={providers} next={next} />
        </div>
      </div>
      <section className="border-t border-line pt-12 lg:border-s lg:border-t-0 lg:ps-20 lg:pt-0">
        <h2 className="font-display text-display-3">{signInTexts.newHere(storeName)}</h2>
        <ul className="mt-5 grid gap-2.5 text-muted">
          {signInTexts.reasons.map((reason) => (
            <li key={reason} className="flex gap-3">
              <Icon name="check" className="mt-1 size-4 shrink-0" />
              {reason}
            </li>
          ))}
        </ul>
        <a
          href={withBasePath(withNext(ACCOUNT_PAGES.signUp, next))}
          className={buttonClass("outline", "mt-8 max-sm:w-full")}
        >
          {signInTexts.signUp}
        </a>
        {takesGuests && (
          <p className="mt-6 text-sm text-muted">
            {signInTexts.noAccount}{" "}
            <a
              href={withBasePath(withNext(ACCOUNT_PAGES.guest, next))}
              className="link-underline text-ink hover:text-accent"
            >
              {signInTexts.guest}
            </a>
          </p>
        )}
        {findsOrders && (
          <p className="mt-3 text-sm text-muted">
            {signInTexts.orderedAsGuest}{" "}
            <a href={withBasePath(FIND_ORDER_PAGE)} className="link-underline text-ink hover:text-accent">
              {signInTexts.findOrder}
            </a>
          </p>
        )}
      </section>
      <RedirectWhenSignedIn next={next} />
    </div>
  );
}
