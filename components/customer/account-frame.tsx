import type { ReactNode } from "react";
import { RedirectWhenSignedOut } from "@/components/authentication/redirect-when-session-changes";
import { SignOutForm } from "@/components/authentication/sign-out-form";
import { signOutTexts } from "@/components/authentication/texts";
import { RefetchCart } from "@/components/cart/refetch-on-arrival";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { AccountFormOutcome } from "./form-outcome";
import type { AccountSection } from "./sections";
import { accountFrameTexts } from "./texts";

type AccountFrameProps = {
  /** The customer whose account this is. What is typed into a form but not sent is saved for this customer only. */
  customerId: string;
  sections: readonly AccountSection[];
  /** The path of this page. */
  path: string;
  heading: string;
  /** The number of the order or quotation in the heading; it never wraps. */
  number?: string;
  intro?: string;
  news?: AccountFormOutcome;
  children: ReactNode;
};

/**
 * The layout of an account page: breadcrumbs above it and, on screens of at least 992 px, the account menu beside it.
 */
export function AccountFrame({
  customerId,
  sections,
  path,
  heading,
  number,
  intro,
  news,
  children,
}: AccountFrameProps) {
  const isOverview = path === ACCOUNT_PAGES.overview;
  const section = sections.find(({ href }) => href === path);
  return (
    <div className="px-gutter pt-6" data-customer={customerId}>
      <Breadcrumb
        crumbs={[
          { name: accountFrameTexts.home, href: "/" },
          { name: accountFrameTexts.account, href: ACCOUNT_PAGES.overview },
          ...(isOverview ? [] : [{ name: section?.name ?? heading, href: path }]),
          ...(number === undefined ? [] : [{ name: number, href: "" }]),
        ]}
      />
      <div className="mx-auto max-w-5xl pt-8 lg:grid lg:grid-cols-[11rem_1fr] lg:gap-x-20 lg:pt-14">
        <nav aria-label={accountFrameTexts.menu} className="max-lg:hidden">
          <ul className="grid gap-1 text-sm">
            {[{ href: ACCOUNT_PAGES.overview, name: accountFrameTexts.overview }, ...sections].map(({ href, name }) => (
              <li key={href}>
                <a
                  href={withBasePath(href)}
                  aria-current={href === path ? "page" : undefined}
                  className="block border-s-2 border-transparent py-1.5 ps-4 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-4 border-t border-line ps-4 pt-4">
            <SignOutForm>{signOutTexts.here}</SignOutForm>
          </div>
        </nav>
        <div className="min-w-0">
          <h1 className="font-display text-display-2">
            {heading}
            {number !== undefined && (
              <>
                {" "}
                <span className="whitespace-nowrap">{number}</span>
              </>
            )}
          </h1>
          {intro && <p className="mt-3 max-w-xl text-muted">{intro}</p>}
          {news?.done && (
            <div className="mt-6">
              <Notice kind="done">
                {news.done}
                {news.cartLink && (
                  <>
                    {" "}
                    <ShopLink href={CART_PAGE} className="link-underline">
                      {news.cartLink}
                    </ShopLink>
                    <RefetchCart />
                  </>
                )}
              </Notice>
            </div>
          )}
          {news?.refused && (
            <div className="mt-6">
              <Notice kind="refused">{news.refused}</Notice>
            </div>
          )}
          {(news?.done || news?.refused) && <ClearOutcomeFromAddress />}
          <div className="mt-8 lg:mt-10">{children}</div>
        </div>
      </div>
      <RedirectWhenSignedOut />
    </div>
  );
}
