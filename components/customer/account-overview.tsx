import { SignOutForm } from "@/components/authentication/sign-out-form";
import { signOutTexts } from "@/components/authentication/texts";
import { AccountWishlistCount } from "@/components/wishlist/account-count";
import { WISHLIST_PAGE } from "@/lib/domain/cart/page";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { AccountSection } from "./sections";

/** The start page of the account: a card for each of its sections. */
export function AccountOverview({ sections }: { sections: readonly AccountSection[] }) {
  return (
    <>
      <ul className="grid gap-px border border-line bg-line sm:grid-cols-2">
        {sections.map(({ href, name, text }) => (
          <li key={href} className="relative bg-paper p-6 transition-colors hover:bg-sand last:odd:sm:col-span-2">
            <h2 className="font-display text-display-3">
              <a href={withBasePath(href)} className="after:absolute after:inset-0">
                {name}
              </a>
              {href === WISHLIST_PAGE && <AccountWishlistCount />}
            </h2>
            <p className="mt-1.5 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-8">
        {/* Only for narrow screens, because wide screens have this button in the account menu. */}
        <div className="lg:hidden">
          <SignOutForm>{signOutTexts.here}</SignOutForm>
        </div>
        <SignOutForm everywhere>{signOutTexts.everywhere}</SignOutForm>
      </div>
    </>
  );
}
