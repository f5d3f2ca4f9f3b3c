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
  /** Countries whose visitors are shown this currency. */
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
  /** Degrees; null when the owner did not say. */
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
  /** On the front page, by itself. */
  opensOnLoad: boolean;
  /** Off: no address is asked for, and the button leads to `link`. */
  asksForAddress: boolean;
  link: ContentLink | null;
  /** What who has subscribed is told. */
  responseMessage: string;
};

export type Chat = {
  isActive: boolean;
  type: "whatsapp" | "third_party";
  onlyOnHome: boolean;
  /** Of a third party's chat; empty when the owner's is no address of a script. */
  scriptUrl: string;
  /** Country code and number, digits only. */
  mobile: string;
  /** What the shopper's first message says, until they change it. */
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
  /** Work such as stitching is sold with products. */
  offersAddons: boolean;
  customizeName: PerUnit<string>;
  maxShippingWeightGrams: number;
  minCheckoutValue: number;
  giftWrappingCharges: number;
  /** People may buy with an e-mail address alone. */
  guestCheckout: boolean;
  hideCurrency: boolean;
  /** The store sells by enquiry: no prices, no bag, no orders (`hidden-prices.ts`). */
  hidesPrices: boolean;
  /** What product pages say of delivery before anything is chosen; empty says nothing. */
  estimatedDelivery: string;
  /** "n left" is shown from this many down; null: always, when `showStockLeft`. */
  minStock: number | null;
  showStockLeft: boolean;
  tagPosition: "t_l" | "t_r" | "b_l" | "b_r";
  searchKeywords: readonly string[];
  /** Where enquiries are mailed to; empty when the owner names no address for them. */
  enquiryEmail: string;
  /** Customers are asked what they think of the shop, where the store has the feature. */
  asksForFeedback: boolean;
  announcementBar: AnnouncementBar;
  newsletter: Newsletter;
  chat: Chat;
};

/** Domain §3.1, `invoice_status` and `invoice_config`. */
export type InvoiceSettings = {
  /** Off: nothing is numbered, and nobody gets an invoice from this shop. */
  areMade: boolean;
  numbering: Numbering;
  creditNotes: Numbering;
};

/** Everything the pages know of their store; specification §3. Amounts in minor units of the base currency. */
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
  /** Below the store's uploads folder; empty when the owner has none. */
  pictures: {
    logo: string;
    /** 1200 × 630, for links shared elsewhere. */
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

/** Code of the currency all amounts are stored in. */
export function baseCurrency(store: Pick<StoreDetails, "currencies">): string {
  return store.currencies.find((currency) => currency.isDefault)?.code ?? BASE_CURRENCY;
}
