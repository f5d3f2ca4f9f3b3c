import type { ContentLink } from "../content/link";
import { BASE_CURRENCY } from "../currency/base-currency";
import type { Numbering } from "../invoice/numbering";
import type { Unit } from "../product/unit";
import type { SeoDetails } from "../site/seo";
import type { Features } from "./features";
import type { StoreId } from "./id";

export type PerUnit<Value> = Record<Unit, Value>;

/** A currency the store sells in: specification §3, "Currency". Conversion is in `currency.ts`. */
export type Currency = {
  /** ISO code; the wire calls it `country_code`. */
  code: string;
  symbol: string;
  isDefault: boolean;
  /** `additional_charges` percent in basis points: 5 % is 500. */
  chargeBasisPoints: number;
  /** The value of one unit of this currency in the base currency, in millionths; pricing rule 3. */
  rateMillionths: number;
  /** Visitors from these countries see this currency first. */
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
  /** In degrees; null if the owner gave no location. */
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
  /** Whether the form opens by itself on the home page. */
  opensOnLoad: boolean;
  /** If false, the button opens `link`, and no e-mail address is asked for. */
  asksForAddress: boolean;
  link: ContentLink | null;
  /** The message shown after subscribing. */
  responseMessage: string;
};

export type Chat = {
  isActive: boolean;
  type: "whatsapp" | "third_party";
  onlyOnHome: boolean;
  /** The script of a third-party chat; empty if the owner's setting is not the address of a script. */
  scriptUrl: string;
  /** Country code and number, digits only. */
  mobile: string;
  /** The suggested text of the shopper's first message. */
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
  /** In hundredths of each unit. */
  minQuantity: PerUnit<number>;
  stepQuantity: PerUnit<number>;
  /** Whether addons such as stitching are offered. */
  offersAddons: boolean;
  customizeName: PerUnit<string>;
  maxShippingWeightGrams: number;
  minCheckoutValue: number;
  giftWrappingCharges: number;
  /** Whether shoppers may order as guests, with only an e-mail address. */
  guestCheckout: boolean;
  hideCurrency: boolean;
  /** The store sells by enquiry: no prices, no cart, no orders (`hidden-prices.ts`). */
  hidesPrices: boolean;
  /** The delivery note on product pages, where no shipping method is chosen yet; if empty, the pages show none. */
  estimatedDelivery: string;
  /**
   * "n left" is shown if the stock is no more than this; if null, it is always shown. Both apply only if
   * `showStockLeft` is on.
   */
  minStock: number | null;
  showStockLeft: boolean;
  tagPosition: "t_l" | "t_r" | "b_l" | "b_r";
  searchKeywords: readonly string[];
  /** The address that enquiries are sent to; empty if the owner has not set one. */
  enquiryEmail: string;
  /** Customers are asked for feedback, if the store has the feature. */
  asksForFeedback: boolean;
  announcementBar: AnnouncementBar;
  newsletter: Newsletter;
  chat: Chat;
};

/** `invoice_status` and `invoice_config`: see docs/domain.md#invoices. */
export type InvoiceSettings = {
  /** If false, the shop makes no invoices. */
  areEnabled: boolean;
  numbering: Numbering;
  creditNotes: Numbering;
};

/** Everything pages need to know about their store; specification §3. Amounts in minor units of the base currency. */
export type StoreDetails = {
  id: StoreId;
  name: string;
  status: "active" | "inactive";
  type: string;
  subType: "order" | "quot" | "enquiry";
  country: string;
  /** Scheme, host and any path prefix, without a trailing slash: the start of every absolute address. */
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
  /** Paths below the store's uploads folder; empty for pictures that the owner has not provided. */
  pictures: {
    logo: string;
    /** The picture for shared links, 1200 × 630 pixels. */
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

/** Code of the currency in which all amounts are stored. */
export function baseCurrency(store: Pick<StoreDetails, "currencies">): string {
  return store.currencies.find((currency) => currency.isDefault)?.code ?? BASE_CURRENCY;
}
