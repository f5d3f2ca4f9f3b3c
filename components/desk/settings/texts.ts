import type { PaymentsAnswer, TestPaymentAnswer } from "@/lib/contracts/store/owner-calls";
import type { PaymentKind } from "@/lib/domain/payment/payment";
import type { SettingGroup } from "./groups";

export const settingsTexts = {
  title: "Settings",
  why: "What the shop is, how it sells and what it says. Each page is saved on its own, and shoppers see it on the next page they open.",
  back: "All settings",
  invalid: "The shop does not understand this value.",
  perLine: "One per line.",
  inShopTime: (timeZone: string) => `As clocks show it in the shop (${timeZone}).`,
  also: "See also",
  shipping: "Shipping methods and tax",
  mails: "E-mails to shoppers",
  domains: "Addresses of the shop",
  badges: "Badges",
  health: "Health of the shop",
} as const;

export const openingTexts = {
  title: "Open or closed",
  open: "The shop is open.",
  closed: "The shop is closed. Shoppers see a page that says so, and nobody can order. You still reach this desk.",
  closeIt: "Close the shop",
  openIt: "Open the shop",
  closing: "Close the shop?",
  closingWhy:
    "Shoppers see a page that says it is closed, and nobody can order until you open it again. Orders that are paid stay as they are.",
  keep: "Leave it open",
} as const;

export const currencyTexts = {
  base: (code: string) => `Prices are kept in ${code}. Shoppers may choose any of these.`,
  code: "Currency",
  rate: (base: string) => `One costs, in ${base}`,
  charge: "Added to prices, in per cent",
  countries: "Countries that see it first",
  countriesHint: "Two-letter codes with commas between them, such as DE, FR",
  list: "Further currencies",
  codeHint: "Its code, such as EUR",
} as const;

export const listTexts = {
  open: (day: string) => `Open on ${day}`,
  hours: (day: string) => `Hours of ${day}`,
  from: "From",
  to: "To",
  branch: "Name",
  shown: "On the page of the shops",
  pickup: "Orders can be picked up here",
  contact: "Contact person",
  mobile: "Phone number",
  address: "Address",
  landmark: "How to find it",
  city: "City",
  state: "State",
  pincode: "PIN or postal code",
  country: "Country",
  map: "Address of a map",
  ownDelay: "Time until pickup (empty: as everywhere)",
  delayUnit: "… counted in",
  colour: "Name",
  swatch: "Swatch",
  network: "Network",
  networkAddress: "Web address",
  linkName: "Name",
  linkHeading: "Heading",
  tag: "Name",
  tagContent: "Content",
} as const;

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

export const GROUP_TEXTS: Record<SettingGroup, { name: string; why: string }> = {
  shop: { name: "The shop and its owner", why: "Name, logo, address, and who is behind it" },
  currencies: { name: "Currencies", why: "In which currencies shoppers see prices, and at which rates" },
  announcement: { name: "Announcement", why: "The line above every page, with a countdown if you like" },
  newsletter: { name: "Newsletter", why: "The dialog that asks for an address" },
  footer: { name: "Footer", why: "Address, contact, networks and links at the end of every page" },
  features: {
    name: "Parts of the shop",
    why: "Blog, collections, slots, gift cards and more, each switched on or off",
  },
  chat: { name: "Chat", why: "A button for WhatsApp or another service" },
  selling: { name: "How it sells", why: "Orders or quotations, quantities, stock, search, measurements" },
  checkout: { name: "Checkout", why: "What is offered and asked before an order is placed" },
  payments: { name: "Payments", why: "How shoppers pay, and whether the providers know your keys" },
  branches: { name: "Opening hours and branches", why: "When the shop works, and where things are picked up" },
  delivery: { name: "Delivery and pickup", why: "Where to, how heavy, how soon, and on which days not" },
  returns: { name: "Returns", why: "What is taken back, for how long, and who pays for it" },
  emails: { name: "E-mails", why: "Where the shop is told, and what it reminds shoppers of" },
  invoices: { name: "Invoices", why: "Their numbers, and whether there are any" },
  search: { name: "Search engines", why: "What they show of the home page" },
};

/** What the values of choices are called. */
export const CHOICE_TEXTS: Readonly<Record<string, string>> = {
  order: "A bag, which becomes an order",
  quot: "A list, for which the shop names prices",
  enquiry: "Nothing; they ask",
  percentage: "In per cent of the items",
  amount: "As an amount",
  t_l: "Top left",
  t_r: "Top right",
  b_l: "Bottom left",
  b_r: "Bottom right",
  hour: "Hours",
  day: "Days",
  working_day: "Working days",
  customer: "The customer",
  shop: "The shop",
  category: "To a category",
  product: "To a product",
  internal: "To a page of the shop",
  external: "To another site",
  whatsapp: "WhatsApp",
  third_party: "Another service",
};

export const UNIT_TEXTS = { Pcs: "Pieces", Mts: "Metres", Kgs: "Kilograms" } as const;

export const KIND_NAMES: Record<PaymentKind, string> = {
  cod: "Cash on delivery",
  bank_transfer: "Bank transfer",
  upi: "UPI",
  square: "Square",
  foloosi: "Foloosi",
  razorpay: "Razorpay",
  stripe: "Stripe",
  paypal: "PayPal",
};

export const paymentTexts = {
  secrets:
    "Secret keys are not kept here: they are set where the shop runs, such as STRIPE_SECRET_KEY. Here are only those that a browser may see.",
  kind: "Kind",
  own: (name: string) => `${name} (unknown to this shop)`,
  name: "Name",
  nameHint: "Orders keep it. Two methods need two names.",
  label: "As shoppers read it",
  offered: "Offered to shoppers",
  sandbox: "For tests: no money moves",
  currencies: "Only in these currencies",
  currenciesHint: "Codes with commas between them, such as INR, EUR. Empty: in all.",
  charges: "Costs extra",
  maxAmount: "Up to this amount (0: any)",
  maxForNew: "Up to this amount for new customers (0: as for all)",
  refused: "Not to these postal codes",
  refusedHint: "With commas between them.",
  cameBack: "Not after so many parcels came back (0: always)",
  code: "Ask for a code by SMS",
  test: (name: string) => `Test ${name}`,
  testWhy: "As it is saved. Nothing is charged.",
} as const;

/** The settings of each kind that a browser may see. */
export const KIND_FIELDS: Partial<Record<PaymentKind, Readonly<Record<string, string>>>> = {
  bank_transfer: {
    account_name: "Account holder",
    account_number: "Account number",
    bank_name: "Bank",
    ifsc_code: "IFSC code",
  },
  upi: { upi_id: "UPI id", account_name: "Account holder" },
  square: { application_id: "Application id", location_id: "Location id" },
  foloosi: { merchant_key: "Merchant key" },
  razorpay: { key_id: "Key id" },
  stripe: { publishable_key: "Publishable key" },
  paypal: { client_id: "Client id" },
};

export const PAYMENT_STATE_TEXTS: Record<PaymentsAnswer["payments"][number]["state"], string> = {
  offered: "Shoppers are offered it.",
  off: "It is switched off.",
  unknown: "The shop does not know this kind.",
  not_set_up: "Something is missing below.",
  keys_missing: "Its secret keys are missing where the shop runs.",
  name_repeated: "Another method has the same name.",
};

export const KEY_TEXTS: Record<TestPaymentAnswer["outcome"], string> = {
  accepted: "The provider knows the keys.",
  refused: "The provider does not know these keys.",
  no_answer: "The provider gave no clear answer. Try again later.",
  keys_missing: "The secret keys are missing where the shop runs.",
  no_provider: "It needs no provider.",
};
