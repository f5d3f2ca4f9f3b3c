import type { ContentLink } from "../content/link";
import { BASE_CURRENCY } from "../currency/base-currency";
import type { Numbering } from "../invoice/numbering";
import type { Unit } from "../product/unit";
import type { SeoDetails } from "../site/seo";
import type { Features } from "./features";
import type { StoreId } from "./id";

export type PerUnit<Value> = Record<Unit, Value>;

/** A currency the store sells in. Specification §3, "Currency"; conversion in `currency.ts`. */
export type Currency = {
  /** ISO code; the wire calls it `country_code`. */
  code: string;
  symbol: string;
  isDefault: boolean;
  /** `additional_charges` percent in basis points: 5 % is 500. */
  chargeBasisPoints: number;
  /** Base units per one unit of this currency, in millionths; pricing rule 3. */
  rateMillionths: number;
  /** Countries whose visitors see this currency first. */
  countries: readonly { code: string; name: string }[];
};

export type Branch = {
  id: string;
  name: string;
  contactPerson: string;
  mobile: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
  /** In degrees; null when the owner has not set it. */
  location: { latitude: number; longitude: number } | null;
  locationUrl: string;
  isPickupLocation: boolean;
  isActive: boolean;
};

export type OpeningDay = {
  weekday: number;
  name: string;
  isOpen: boolean;
  hours: readonly { from: string; to: string }[];
};

export type Badge = { id: string; name: string; rank: number; isActive: boolean };
export type AutoBadge = { type: "new_arrival" | "on_sale" | "sold_out"; name: string; isActive: boolean };

export type AnnouncementBar = {
  isActive: boolean;
  /** HTML; the word TIMER is replaced by the countdown. */
  content: string;
  hasTimer: boolean;
  endsAt: Date | null;
  link: ContentLink | null;
};

export type Newsletter = {
  isActive: boolean;
  heading: string;
  /** Plain text whose line breaks are kept. */
  subHeading: string;
  picture: string;
  buttonText: string;
  /** Whether the dialog opens by itself on the home page. */
  opensOnLoad: boolean;
  /** When false, the dialog has no e-mail field and its button is a link to `link`. */
  asksForAddress: boolean;
  link: ContentLink | null;
  /** Shown after a subscription. */
  responseMessage: string;
};

export type Chat = {
  isActive: boolean;
  type: "whatsapp" | "third_party";
  onlyOnHome: boolean;
  /** For a third party's chat; empty when the owner's setting is not a script address. */
  scriptUrl: string;
  /** Country code and number, digits only. */
  mobile: string;
  /** The message filled in for the shopper. */
  message: string;
};

export type FooterConfig = {
  address: { title: string; content: string };
  contact: { title: string; content: string };
  socialMediaTitle: string;
  socialMediaLinks: readonly { type: string; url: string }[];
  paymentMethods: readonly string[];
  groups: readonly { title: string; links: readonly { name: string; link: ContentLink }[] }[];
};

export type ApplicationSetting = {
  /** Hundredths of the unit. */
  minQuantity: PerUnit<number>;
  stepQuantity: PerUnit<number>;
  /** Whether addons such as stitching are offered. */
  offersAddons: boolean;
  customizeName: PerUnit<string>;
  maxShippingWeightGrams: number;
  minCheckoutValue: number;
  giftWrappingCharges: number;
  /** Whether shoppers may buy without an account, with an e-mail address only. */
  guestCheckout: boolean;
  hideCurrency: boolean;
  /** The store sells by enquiry: no prices, no cart, no orders (`hidden-prices.ts`). */
  hidesPrices: boolean;
  /** Text about delivery on product pages; empty shows none. */
  estimatedDelivery: string;
  /** Stock up to this counts as low; null: never. */
  minStock: number | null;
  showStockLeft: boolean;
  tagPosition: "t_l" | "t_r" | "b_l" | "b_r";
  searchKeywords: readonly string[];
  /** The address enquiries are mailed to; empty when the owner has not set one. */
  enquiryEmail: string;
  /** Whether customers may give feedback about the shop, if the store has the feature. */
  asksForFeedback: boolean;
  announcementBar: AnnouncementBar;
  newsletter: Newsletter;
  chat: Chat;
};

/** Domain §3.1, `invoice_status` and `invoice_config`. */
export type InvoiceSettings = {
  /** When false, orders get no invoices and no invoice numbers. */
  areMade: boolean;
  numbering: Numbering;
  creditNotes: Numbering;
};

/** Everything pages know about their store; specification §3. Amounts in minor units of the base currency. */
export type StoreDetails = {
  id: StoreId;
  name: string;
  status: "active" | "inactive";
  type: string;
  subType: "order" | "quot" | "enquiry";
  country: string;
  /** Scheme, host and sub-path prefix, without a slash at the end: the root of every absolute address. */
  origin: string;
  gstNumber: string;
  contactNumber: string;
  company: {
    name: string;
    contactPerson: string;
    email: string;
    mobile: string;
    address: string;
    city: string;
    state: string;
    pincode: string;
  };
  /** Paths below the store's uploads folder; empty when the owner has set none. */
  pictures: {
    logo: string;
    /** 1200 × 630, for shared links. */
    socialLogo: string;
    favicon: string;
  };
  features: Features;
  invoices: InvoiceSettings;
  showSoldOut: boolean;
  isBillingActive: boolean;
  currencies: readonly Currency[];
  seo: SeoDetails;
  /** Site-verification meta tags by name. */
  verificationTags: readonly { name: string; content: string }[];
  branches: readonly Branch[];
  openingDays: readonly OpeningDay[];
  badges: readonly Badge[];
  autoBadges: readonly AutoBadge[];
  footer: FooterConfig;
  setting: ApplicationSetting;
};

/** Code of the base currency, in which all amounts are stored. */
export function baseCurrency(store: Pick<StoreDetails, "currencies">): string {
  return store.currencies.find((currency) => currency.isDefault)?.code ?? BASE_CURRENCY;
}
