import type { Product } from "./product/product";
import type { StoreDetails } from "./store/store";

/** What somebody wants to know of a product. What was asked about is named as it was called then. */
export type Enquiry = {
  id: string;
  productId: string;
  productSlug: string;
  productName: string;
  sku: string;
  /** Values of the chosen variant, "Indigo, M"; empty without one. */
  options: string;
  /** Null for who is not signed in. */
  customerId: string | null;
  name: string;
  email: string;
  /** Both empty for who would rather be written to. */
  dialCode: string;
  mobile: string;
  /** Its lines may break. */
  message: string;
  createdAt: Date;
};

/** Longer than anybody reads, short enough for a mail. */
export const LONGEST_ENQUIRY = 2_000;

/** An enquiry holds personal data, and is answered long before. */
export const ENQUIRIES_KEPT_MONTHS = 24;

type Asked = Pick<Product, "allowsPreorder" | "stock"> & { variants: readonly Pick<Product, "stock">[] };
type Asking = { setting: Pick<StoreDetails["setting"], "hidesPrices"> };

/** Whether the shop answers enquiries about a product: about all where it sells so, else about what may be ordered ahead. */
export function answersEnquiries({ setting }: Asking, { allowsPreorder }: Pick<Asked, "allowsPreorder">): boolean {
  return setting.hidesPrices || allowsPreorder;
}

/** Whether its page asks for enquiries: what may be ordered ahead can be bought as long as it is there (domain §4.4). */
export function asksForEnquiries(store: Asking, product: Asked): boolean {
  const isLacking = [product, ...product.variants].some(({ stock }) => stock.state === "sold_out");
  return answersEnquiries(store, product) && (store.setting.hidesPrices || isLacking);
}

/** The form on a product's page. */
export const ENQUIRY_FORM = "enquire";

export const enquiryHref = (slug: string) => `/product/${encodeURIComponent(slug)}#${ENQUIRY_FORM}`;

/** Why an enquiry was not taken. Every code has its text in the components, or the shop does not compile. */
export const ENQUIRY_REFUSALS = [
  "name_needed",
  "email_invalid",
  "mobile_invalid",
  "message_needed",
  "text_invalid",
  "product_unknown",
  "variant_unknown",
  "enquiries_off",
  "too_many_attempts",
  "request_invalid",
] as const;
export type EnquiryRefusal = (typeof ENQUIRY_REFUSALS)[number];

export function isEnquiryRefusal(text: string): text is EnquiryRefusal {
  return (ENQUIRY_REFUSALS as readonly string[]).includes(text);
}

/** How it went, as the page tells that a plain form leads to. */
export type EnquiryOutcome = "sent" | EnquiryRefusal;

export function enquiryOutcomePath(slug: string, outcome: EnquiryOutcome): string {
  return `/product/${encodeURIComponent(slug)}/enquiry/${outcome.replaceAll("_", "-")}`;
}

/** The outcome that the last part of such an address names; null for anything else. */
export function readEnquiryOutcome(part: string): EnquiryOutcome | null {
  return (["sent", ...ENQUIRY_REFUSALS] as const).find((outcome) => outcome.replaceAll("_", "-") === part) ?? null;
}
