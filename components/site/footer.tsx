import type { ReactNode } from "react";
import { ContentAnchor } from "@/components/content/anchor";
import { HtmlContent } from "@/components/content/html";
import { FIND_ORDER_PAGE } from "@/lib/domain/order/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { FooterConfig, GrievanceOfficer } from "@/lib/domain/store/store";
import { footerTexts } from "./texts";

type FooterProps = {
  storeName: string;
  footer: FooterConfig;
  /** False if the shop takes no payments online. The footer then shows no payment methods. */
  takesPayment: boolean;
  /** Whether the store takes orders. The footer then leads to the page that finds them. */
  findsOrders: boolean;
  /** Given in a store in India: whom customers can complain to. Not shown if it has no name. */
  grievanceOfficer?: GrievanceOfficer | null;
  /** Shown at the top of the footer. */
  children?: ReactNode;
};

const NETWORK_NAMES: Record<string, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
  twitter: "X",
  whatsapp: "WhatsApp",
  youtube: "YouTube",
};

export function Footer({ storeName, footer, takesPayment, findsOrders, grievanceOfficer, children }: FooterProps) {
  const { address, contact, groups, socialMediaLinks, paymentMethods } = footer;
  return (
    <footer className="relative z-10 mt-24 border-t border-line bg-paper">
      {children}
      <div className="grid gap-x-10 gap-y-12 px-gutter py-14 sm:grid-cols-2 lg:grid-cols-[1.4fr_repeat(4,1fr)]">
        <div>
          <p className="font-display text-[1.6rem] leading-none">{storeName}</p>
          <HtmlContent html={address.content} className="mt-4 max-w-xs text-sm text-muted" />
          {socialMediaLinks.length > 0 && (
            <ul
              className="mt-5 flex flex-wrap gap-x-5 text-sm"
              aria-label={footer.socialMediaTitle || footerTexts.followUs}
            >
              {socialMediaLinks.map(({ type, url }) => (
                <li key={url}>
                  <a
                    href={url}
                    rel="me noopener"
                    target="_blank"
                    className="link-underline block py-1 hover:text-accent"
                  >
                    {NETWORK_NAMES[type] ?? type}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="text-sm font-medium">{group.title}</h2>
            <ul className="footer-links mt-3 text-sm text-muted">
              {group.links.map(({ name, link }) => (
                <li key={name}>
                  <ContentAnchor link={link}>{name}</ContentAnchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {contact.content && (
          <div>
            <h2 className="text-sm font-medium">{contact.title}</h2>
            <HtmlContent html={contact.content} className="mt-4 space-y-2 text-sm text-muted [&_a]:underline" />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6 ps-gutter pe-20 text-[0.8125rem] text-muted">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <p>{storeName}</p>
          {findsOrders && (
            <a href={withBasePath(FIND_ORDER_PAGE)} className="link-underline py-1 hover:text-ink">
              {footerTexts.findOrder}
            </a>
          )}
        </div>
        {grievanceOfficer?.name && <Officer officer={grievanceOfficer} />}
        {takesPayment && paymentMethods.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label={footerTexts.weAccept}>
            {paymentMethods.map((method) => (
              <li key={method}>{PAYMENT_NAMES[method] ?? method}</li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

function Officer({ officer: { name, email, mobile } }: { officer: GrievanceOfficer }) {
  return (
    <p>
      {footerTexts.grievanceOfficer} {name}
      {email && (
        <>
          {", "}
          <a href={`mailto:${email}`} className="underline">
            {email}
          </a>
        </>
      )}
      {mobile && `, ${mobile}`}
    </p>
  );
}

const PAYMENT_NAMES: Record<string, string> = {
  amex: "American Express",
  maestro: "Maestro",
  mastercard: "Mastercard",
  paypal: "PayPal",
  paytm: "Paytm",
  upi: "UPI",
  visa: "Visa",
};
