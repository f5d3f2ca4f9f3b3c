import { productPath } from "./product/path";
import type { Product } from "./product/product";
import type { StoreDetails } from "./store/store";

/** A question about a product, with the product's details at the time of the enquiry. */
export type Enquiry = {
  id: string;
  productId: string;
  productSlug: string;
  productName: string;
  sku: string;
  /** The options of the chosen variant, such as "Indigo, M"; empty if there is no variant. */
  options: string;
  /** Null if the visitor was not signed in. */
  customerId: string | null;
  name: string;
  email: string;
  /** Dial code and mobile are both empty if no number was given. */
  dialCode: string;
  mobile: string;
  /** May contain line breaks. */
  message: string;
  createdAt: Date;
  /** Null while somebody waits for an answer. */
  answeredAt: Date | null;
};

/** What the store has answered by e-mail. */
export type EnquiryReply = { id: string; createdAt: Date; author: string; text: string };

/** The maximum length of an enquiry: generous for a question, and short enough for an e-mail. */
export const MAX_ENQUIRY_LENGTH = 2_000;

/**
 * Enquiries are deleted after this many months, because they contain personal data. By then they have long been
 * answered.
 */
export const ENQUIRY_RETENTION_MONTHS = 24;

type EnquiryProduct = Pick<Product, "allowsPreorder" | "stock"> & { variants: readonly Pick<Product, "stock">[] };
type EnquiryStore = { setting: Pick<StoreDetails["setting"], "hidesPrices"> };

/**
 * Whether the store accepts enquiries about a product: about every product in an enquiry store, which hides its prices;
 * in other stores only about products for pre-order.
 */
export function answersEnquiries(
  { setting }: EnquiryStore,
  { allowsPreorder }: Pick<EnquiryProduct, "allowsPreorder">,
): boolean {
  return setting.hidesPrices || allowsPreorder;
}

/**
 * Whether the product page shows the enquiry form. For a product for pre-order, it does so only while the product is
 * sold out; while in stock, the product is sold normally (docs/domain.md#preorders).
 */
export function asksForEnquiries(store: EnquiryStore, product: EnquiryProduct): boolean {
  const isSoldOut = [product, ...product.variants].some(({ stock }) => stock.state === "sold_out");
  return answersEnquiries(store, product) && (store.setting.hidesPrices || isSoldOut);
}

/** The id of the enquiry form on the product page; links to the form use it as the fragment. */
export const ENQUIRY_FORM = "enquire";

export const enquiryHref = (slug: string) => `${productPath(slug)}#${ENQUIRY_FORM}`;

/**
 * The codes for refused enquiries. The build fails unless the components have a message for every code.
 *
 * @internal Exported for tests.
 */
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

/** The outcome of an enquiry sent without JavaScript. The page that follows the form shows it. */
export type EnquiryOutcome = "sent" | EnquiryRefusal;

export function enquiryOutcomePath(slug: string, outcome: EnquiryOutcome): string {
  return `${productPath(slug)}/enquiry/${outcome.replaceAll("_", "-")}`;
}

/** Returns the outcome for the last part of a path that `enquiryOutcomePath` has made; null if there is none. */
export function readEnquiryOutcome(part: string): EnquiryOutcome | null {
  return (["sent", ...ENQUIRY_REFUSALS] as const).find((outcome) => outcome.replaceAll("_", "-") === part) ?? null;
}
