import type { ContentLink } from "../content/link";
import type { Numbering } from "../invoice/numbering";
import type { Colour } from "../product/colour";
import type { Unit } from "../product/unit";
import type { ReturnTerms } from "../return/terms";
import type { Synonyms } from "../search/synonyms";
import type { SeoDetails } from "../site/seo";
import type { Features } from "./features";
import type { StoreId } from "./id";
import type { StoreType, SubType } from "./kind";
import type { ShopMail } from "./shop-email";

export type PerUnit<Value> = Record<Unit, Value>;

/** A currency in which the store shows prices: specification §3, "Currency". `currency.ts` converts amounts. */
export type Currency = {
  /** ISO code of the currency; in the wire format the field is called `country_code`. */
  code: string;
  symbol: string;
  /** Whether it is the base currency. */
  isDefault: boolean;
  /** `additional_charges` percent in basis points: 5 % is 500. */
  chargeBasisPoints: number;
  /** The value of one unit of this currency in the base currency, in millionths; pricing rule 3. */
  rateMillionths: number;
  /** Visitors from these countries see this currency first. */
  countries: readonly { code: string; name: string }[];
};

/**
 * The time from an order until it can be collected. A working day is a day on which the shop opens; the day of the order
 * does not count.
 */
export type PickupDelay = { unit: (typeof PICKUP_DELAY_UNITS)[number]; count: number };
export const PICKUP_DELAY_UNITS = ["hour", "day", "working_day"] as const;

export type Branch = {
  id: string;
  name: string;
  contactPerson: string;
  mobile: string;
  address: string;
  /** What it is near to, in the owner's words; may be empty. */
  landmark: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
  /** In degrees; null if the owner gave no location. */
  location: { latitude: number; longitude: number } | null;
  locationUrl: string;
  isPickupLocation: boolean;
  /** Null if orders can be collected here as soon as the store's settings say. */
  pickupDelay: PickupDelay | null;
  isActive: boolean;
};

export type OpeningDay = {
  weekday: number;
  name: string;
  isOpen: boolean;
  hours: readonly { from: string; to: string }[];
};

export type Badge = { id: string; name: string; rank: number; isActive: boolean };
/** The badges that products get by themselves. */
export const AUTO_BADGE_TYPES = ["new_arrival", "on_sale", "sold_out"] as const;
export type AutoBadge = { type: (typeof AUTO_BADGE_TYPES)[number]; name: string; isActive: boolean };

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
  /** Whether the newsletter form opens by itself on the home page. */
  opensOnLoad: boolean;
  /** If false, the form has no field for an e-mail address, and its button opens `link`. */
  asksForAddress: boolean;
  link: ContentLink | null;
  /** The message that the form shows after a visitor has subscribed. */
  responseMessage: string;
};

export type Chat = {
  isActive: boolean;
  type: "whatsapp" | "third_party";
  onlyOnHome: boolean;
  /** The URL of a third-party chat's script; empty if the text that the owner entered is not the URL of a script. */
  scriptUrl: string;
  /** The phone number with country code, digits only. */
  mobile: string;
  /** The message that is filled in for the shopper when the chat opens. */
  message: string;
};

export type GrievanceOfficer = { name: string; email: string; mobile: string };

export type FooterConfig = {
  address: { title: string; content: string };
  contact: { title: string; content: string };
  socialMediaTitle: string;
  socialMediaLinks: readonly { type: string; url: string }[];
  paymentMethods: readonly string[];
  groups: readonly { title: string; links: readonly { name: string; link: ContentLink }[] }[];
};

export type ApplicationSetting = {
  /** The smallest quantity that can be ordered of each unit, in hundredths. */
  minQuantity: PerUnit<number>;
  stepQuantity: PerUnit<number>;
  /** Whether addons such as stitching are offered. */
  offersAddons: boolean;
  customizeName: PerUnit<string>;
  maxShippingWeightGrams: number;
  /** What one piece, metre or kilogram weighs if the product has no weight. */
  defaultWeightGrams: number;
  minCheckoutValue: number;
  giftWrappingCharges: number;
  /** Whether shoppers may order as guests, with only an e-mail address. */
  guestCheckout: boolean;
  hideCurrency: boolean;
  /** Whether the store sells by enquiry, without prices, cart and orders (`hidden-prices.ts`). */
  hidesPrices: boolean;
  /**
   * The owner's note about delivery. Product pages show it, because the shopper has not chosen a shipping method yet;
   * if it is empty, they show no note.
   */
  estimatedDelivery: string;
  /** Working days until an order leaves at the latest; null if the owner does not say. */
  dispatchDays: number | null;
  /** Dates on which the shop does not work besides its days of rest, as YYYY-MM-DD. */
  closedDates: readonly string[];
  /** Within how many days of its arrival a product can be returned; 0 if it cannot, or the owner does not say. */
  returnDays: PerUnit<number>;
  returns: ReturnTerms;
  /** How many hours after a cart was left its shopper is e-mailed, if they agreed; 0 if nobody is. */
  leftCartHours: number;
  /**
   * If `showStockLeft` is on, product pages show how much is left while it is at most `minStock`, or always if
   * `minStock` is null.
   */
  minStock: number | null;
  showStockLeft: boolean;
  tagPosition: "t_l" | "t_r" | "b_l" | "b_r";
  searchKeywords: readonly string[];
  searchSynonyms: Synonyms;
  /** The addresses for mails to the shop, as the owner typed them; `shopEmail` says where a mail goes. */
  shopEmails: Readonly<Record<ShopMail, string>>;
  /** Whether customers are asked for feedback, provided that the store has this feature. */
  asksForFeedback: boolean;
  announcementBar: AnnouncementBar;
  newsletter: Newsletter;
  /** The code of the offer that new subscribers of the newsletter get by mail; empty for none. No page shows it. */
  welcomeOfferCode: string;
  chat: Chat;
};

/** The invoice settings, from `invoice_status` and `invoice_config`: see docs/domain.md#invoices. */
export type InvoiceSettings = {
  /** If false, the shop issues no invoices. */
  areEnabled: boolean;
  numbering: Numbering;
  creditNotes: Numbering;
};

/** Everything pages need to know about their store; specification §3. Amounts in minor units of the base currency. */
export type StoreDetails = {
  id: StoreId;
  name: string;
  status: "active" | "inactive";
  type: StoreType;
  subType: SubType;
  country: string;
  /** The time zone in which people read the store's dates; all rules about its days and months use it too. */
  timeZone: string;
  /** Scheme, host and any path prefix, without a trailing slash: the start of every absolute URL. */
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
    /** Whom customers in India can complain to; its texts may be empty. */
    grievanceOfficer: GrievanceOfficer;
  };
  /** Paths below the store's uploads folder; empty for pictures that the owner has not provided. */
  pictures: {
    logo: string;
    /** The picture shown where somebody shares a link to the shop, 1200 × 630 pixels. */
    socialLogo: string;
    favicon: string;
  };
  features: Features;
  invoices: InvoiceSettings;
  showSoldOut: boolean;
  /** If false, fit profiles belong to the browser, and nobody has to sign in for one. */
  keepsFitProfilesInAccount: boolean;
  isBillingActive: boolean;
  /** Code of the currency in which all amounts are stored. */
  baseCurrency: string;
  /** The currencies a shopper may choose, the base currency first. */
  currencies: readonly Currency[];
  seo: SeoDetails;
  /** Meta tags by which search engines and other services verify that the owner controls the site. */
  verificationTags: readonly { name: string; content: string }[];
  branches: readonly Branch[];
  openingDays: readonly OpeningDay[];
  badges: readonly Badge[];
  autoBadges: readonly AutoBadge[];
  /** The colours that the store names, for swatches. */
  colours: readonly Colour[];
  footer: FooterConfig;
  setting: ApplicationSetting;
};
