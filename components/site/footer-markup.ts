import { anchorMarkup } from "@/components/content/anchor-markup";
import { storedHtml } from "@/components/content/stored-html";
import { FIND_ORDER_PAGE } from "@/lib/domain/order/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { type Markup, markup } from "@/lib/domain/site/markup";
import type { FooterConfig, GrievanceOfficer } from "@/lib/domain/store/store";
import { WITHDRAWAL_PAGE } from "@/lib/domain/withdrawal";
import { footerTexts } from "./texts";

export type FooterFacts = {
  storeName: string;
  /** The year of the copyright line. */
  year: number;
  footer: FooterConfig;
  /** How to reach the store, and its GST number; texts that are empty are left out. */
  contact: { telephone: string; email: string; gstNumber: string };
  /** False if the shop takes no payments online. The footer then shows no payment methods. */
  takesPayment: boolean;
  /** Whether the store takes orders. The footer then leads to the page that finds them. */
  findsOrders: boolean;
  /** Whether the store takes withdrawals from contracts. The footer then leads to the page for them. */
  takesWithdrawals: boolean;
  /** Given in a store in India: whom customers can complain to. Not shown if it has no name. */
  grievanceOfficer?: GrievanceOfficer | null;
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

const PAYMENT_NAMES: Record<string, string> = {
  amex: "American Express",
  maestro: "Maestro",
  mastercard: "Mastercard",
  paypal: "PayPal",
  paytm: "Paytm",
  upi: "UPI",
  visa: "Visa",
};

/** What stands below the newsletter in the footer of every page. */
export function footerMarkup(facts: FooterFacts): Markup {
  const { footer } = facts;
  return markup`<div class="footer-columns">${storeMarkup(facts)}${footer.groups.map(groupMarkup)}${visitMarkup(footer)}</div>
<div class="footer-line">${lineMarkup(facts)}</div>`;
}

function storeMarkup({ storeName, footer, contact: { telephone, email } }: FooterFacts): Markup {
  return markup`<div class="footer-store"><p class="font-display text-[1.6rem] leading-none">${storeName}</p>
<div class="mt-4 max-w-xs text-muted">${storedHtml(footer.address.content)}</div>
<p class="footer-contact">${telephone ? markup`<a href="tel:${telephone.replaceAll(/[^+\d]/g, "")}" class="underline">${telephone}</a>` : null}
${email ? mailMarkup(email) : null}</p>${networksMarkup(footer)}</div>`;
}

function networksMarkup({ socialMediaLinks, socialMediaTitle }: FooterConfig): Markup | null {
  if (socialMediaLinks.length === 0) return null;
  const links = socialMediaLinks.map(
    ({ type, url }) =>
      markup`<li><a href="${url}" rel="me noopener" target="_blank" class="link-underline block py-1 hover:text-accent">${NETWORK_NAMES[type] ?? type}</a></li>`,
  );
  return markup`<ul class="mt-4 flex flex-wrap gap-x-5" aria-label="${socialMediaTitle || footerTexts.followUs}">${links}</ul>`;
}

function groupMarkup({ title, links }: FooterConfig["groups"][number]): Markup {
  const items = links.map(({ name, link }) => markup`<li>${anchorMarkup(link, "", name)}</li>`);
  return markup`<nav aria-label="${title}">${foldedMarkup(title, markup`<ul class="footer-links">${items}</ul>`)}</nav>`;
}

function visitMarkup({ contact: { title, content } }: FooterConfig): Markup | null {
  if (!content) return null;
  return markup`<div>${foldedMarkup(title, markup`<div class="footer-visit">${storedHtml(content)}</div>`)}</div>`;
}

/** A column of the footer: under a heading on wide screens, folded on phones. The style sheet shows one of its titles. */
function foldedMarkup(title: string, content: Markup): Markup {
  return markup`<h2>${title}</h2><details><summary>${title}</summary>${content}</details>`;
}

function lineMarkup(facts: FooterFacts): Markup[] {
  const { storeName, year, footer, contact, takesPayment, findsOrders, takesWithdrawals, grievanceOfficer } = facts;
  const links = [
    ...(findsOrders ? [linkMarkup(FIND_ORDER_PAGE, footerTexts.findOrder)] : []),
    ...(takesWithdrawals ? [linkMarkup(WITHDRAWAL_PAGE, footerTexts.withdraw)] : []),
  ];
  const owner = markup`<div class="flex flex-wrap items-center gap-x-6 gap-y-1"><p>${footerTexts.copyright(year, storeName)}</p>${
    contact.gstNumber ? markup`<p>${footerTexts.gstNumber(contact.gstNumber)}</p>` : null
  }${links}</div>`;
  const officer = grievanceOfficer?.name ? [officerMarkup(grievanceOfficer)] : [];
  const marks = takesPayment && footer.paymentMethods.length > 0 ? [paymentMarks(footer.paymentMethods)] : [];
  return [owner, ...officer, ...marks];
}

function linkMarkup(page: string, text: string): Markup {
  return markup`<a href="${withBasePath(page)}" class="link-underline py-1 hover:text-ink">${text}</a>`;
}

function officerMarkup({ name, email, mobile }: GrievanceOfficer): Markup {
  return markup`<p>${footerTexts.grievanceOfficer} ${name}${email ? markup`, ${mailMarkup(email)}` : null}${mobile ? `, ${mobile}` : null}</p>`;
}

function paymentMarks(methods: FooterConfig["paymentMethods"]): Markup {
  const marks = methods.map((method) => markup`<li>${PAYMENT_NAMES[method] ?? method}</li>`);
  return markup`<ul class="payment-marks" aria-label="${footerTexts.weAccept}">${marks}</ul>`;
}

function mailMarkup(email: string): Markup {
  return markup`<a href="mailto:${email}" class="underline">${email}</a>`;
}
