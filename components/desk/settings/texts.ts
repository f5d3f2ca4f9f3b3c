import type { SettingPath } from "@/lib/domain/store/setting-field";
import type { SettingGroup } from "./groups";

export const settingsTexts = {
  title: "Settings",
  why: "What the shop is, how it sells and what it says. Each page is saved on its own, and shoppers see it on the next page they open.",
  back: "All settings",
  invalid: "The shop does not understand this value.",
  perLine: "One per line.",
  inShopTime: (timeZone: string) => `As clocks show it in the shop (${timeZone}).`,
  noFile: "Take it away",
  also: "See also",
  shipping: "Shipping methods and tax",
  badges: "Badges",
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
  codeHint: "Three letters, such as EUR",
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
  tag: "Name",
  tagContent: "Content",
} as const;

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

export const GROUP_TEXTS: Record<SettingGroup, { name: string; why: string }> = {
  shop: { name: "The shop and its owner", why: "Name, logo, address, and who is behind it" },
  currencies: { name: "Currencies", why: "In which currencies shoppers see prices, and at which rates" },
  announcement: { name: "Announcement", why: "The line above every page, with a countdown if you like" },
  newsletter: { name: "Newsletter", why: "The dialog that asks for an address" },
  chat: { name: "Chat", why: "A button for WhatsApp or another service" },
  selling: { name: "How it sells", why: "Orders or quotations, quantities, stock, search, measurements" },
  checkout: { name: "Checkout", why: "What is offered and asked before an order is placed" },
  branches: { name: "Opening hours and branches", why: "When the shop works, and where things are picked up" },
  delivery: { name: "Delivery and pickup", why: "Where to, how heavy, how soon, and on which days not" },
  returns: { name: "Returns", why: "What is taken back, for how long, and who pays for it" },
  emails: { name: "E-mails", why: "Where the shop is told, and what it reminds shoppers of" },
  invoices: { name: "Invoices", why: "Their numbers, and whether there are any" },
  search: { name: "Search engines", why: "What they show of the home page" },
};

type SettingText = { label: string; help?: string };

/** What each setting is called, and what it does. */
export const SETTING_TEXTS: Record<SettingPath, SettingText> = {
  name: { label: "Name of the shop", help: "In the header, in e-mails and on invoices." },
  "company_details.name": { label: "Name of the company", help: "On invoices and in the pages that name the seller." },
  "company_details.contact_person": { label: "Contact person", help: "Sender of parcels." },
  "company_details.email": { label: "E-mail address", help: "Shoppers’ answers to e-mails go there." },
  "company_details.mobile": { label: "Mobile number" },
  "company_details.address": { label: "Address", help: "House and street; on invoices and in the footer." },
  "company_details.city": { label: "City" },
  "company_details.state": { label: "State", help: "Decides in India whether CGST and SGST or IGST are charged." },
  "company_details.pincode": { label: "PIN or postal code" },
  "company_details.grievance_officer.name": {
    label: "Grievance officer",
    help: "Shops in India have to name one; shown in the footer.",
  },
  "company_details.grievance_officer.email": { label: "E-mail address of the grievance officer" },
  "company_details.grievance_officer.mobile": { label: "Mobile number of the grievance officer" },
  country: { label: "Country", help: "Its name or code. The time zone and what counts as “at home” follow from it." },
  gst_no: { label: "GST number", help: "With it, invoices name HSN codes and taxes." },
  customer_contact_no: {
    label: "Phone number for shoppers",
    help: "Where the shop can be called, such as +91 484 000 0114.",
  },
  logo: { label: "Logo", help: "In the header." },
  social_logo: { label: "Picture for shared links", help: "Shown by messengers and social networks." },
  favicon: { label: "Icon of the browser tab" },
  "seo_details.page_title": { label: "Title of the home page", help: "About 60 characters are shown in a search." },
  "seo_details.meta_desc": {
    label: "Description of the home page",
    help: "About 155 characters are shown in a search.",
  },
  "seo_details.meta_keywords": { label: "Keywords", help: "One per line. Few search engines read them." },
  "seo_details.h1_tag": { label: "Heading of the home page", help: "For screen readers and search engines." },
  "seo_details.tile_color": {
    label: "Colour of the shop",
    help: "Of the browser’s bar on phones, and behind the first picture.",
  },
  "analytics_details.vcodes": {
    label: "Proofs of ownership",
    help: "The tags by which search engines and other services know that the shop is yours.",
  },
  opening_days: { label: "Opening hours", help: "Days of rest are no working days: they move arrivals and pickup." },
  branches: { label: "Branches", help: "On the page of the shops, and where orders are picked up." },
  color_list: { label: "Colours of products", help: "Names of colours, with the swatch that stands for each." },
  sub_type: { label: "What shoppers collect", help: "Quotations need a store of the type for quotations." },
  "additional_features.disp_all_products": { label: "List products that are sold out" },
  "additional_features.custom_model": {
    label: "Keep measurements in the account",
    help: "Customers save them under a name and take them again.",
  },
  "additional_features.shipping_price_config.price": {
    label: "One price for everything that is sent",
    help: "Only for a shop without shipping methods.",
  },
  "additional_features.shipping_price_config.free_above": {
    label: "Free from this value on",
    help: "Belongs to the one price above.",
  },
  "packaging_charges.type": { label: "Packaging is charged" },
  "packaging_charges.value": {
    label: "Packaging costs",
    help: "In per cent of the items, or as an amount. 0 for nothing.",
  },
  "packaging_charges.min_package_amt": { label: "Packaging costs at least" },
  invoice_status: { label: "Make invoices", help: "Each order gets one when it is paid or sent." },
  "invoice_config.prefix": { label: "Begins with", help: "Such as INV-" },
  "invoice_config.suffix": { label: "Ends with" },
  "invoice_config.min_digit": { label: "Digits of the number", help: "6 makes 000123 of 123." },
  "invoice_config.next_invoice_no": {
    label: "First number",
    help: "Counts only until an invoice has this number or a higher one.",
  },
  "invoice_config.credit_note_prefix": { label: "Credit notes begin with", help: "Such as CN-" },
  pincodes: {
    label: "Deliver only to these postal codes",
    help: "One per line; empty for all. Needs the feature pincode_service.",
  },
  "application_setting.hide_amount": { label: "Hide prices", help: "Shoppers ask for them." },
  "application_setting.hide_currency": { label: "Hide the choice of a currency" },
  "application_setting.min_checkout_value": { label: "Lowest value of an order", help: "0 for none." },
  "application_setting.min_qty": { label: "Least quantity", help: "Of a product that has none of its own." },
  "application_setting.step_qty": { label: "Step of quantities", help: "0.25 sells quarters of a metre." },
  "application_setting.customize_name": {
    label: "Button that opens the addons",
    help: "By the unit in which a product is sold.",
  },
  "application_setting.product_addon": { label: "Sell addons", help: "Such as hemming, or stitching to measure." },
  "application_setting.gift_wrapping_charges": { label: "Price of gift wrapping", help: "For each piece." },
  "application_setting.disp_stock_left": { label: "Say how much is left" },
  "application_setting.min_stock": { label: "From this stock down", help: "Empty: always." },
  "application_setting.tag_position": { label: "Corner of badges on pictures" },
  "application_setting.guest_checkout": { label: "Order without an account" },
  "application_setting.ship_only_in_domestic": { label: "Deliver only in the shop’s own country" },
  "application_setting.disable_delivery": { label: "Deliver nothing", help: "Everything is picked up." },
  "application_setting.disable_delivery_time_slots": {
    label: "No delivery slots",
    help: "Although the shop has the feature for them: shipping methods are offered instead.",
  },
  "application_setting.max_shipping_weight": { label: "Heaviest parcel, in kilograms", help: "0 for no limit." },
  "application_setting.default_weight": {
    label: "Weight of products without one, in kilograms",
    help: "Of one piece, metre or kilogram.",
  },
  "application_setting.estimated_delivery": {
    label: "A line about delivery",
    help: "On product pages, until it is known when it arrives.",
  },
  "application_setting.dispatch_days": {
    label: "Working days until an order leaves",
    help: "At the latest. Empty: product pages name no day of arrival.",
  },
  "application_setting.closed_dates": {
    label: "Days on which the shop rests",
    help: "Besides its weekly days, one per line as year, month and day: 2026-12-25",
  },
  "application_setting.sp_slot_duration": { label: "Length of a pickup slot, in minutes" },
  "application_setting.sp_delay_type": { label: "… counted in" },
  "application_setting.sp_delay_duration": { label: "Time until an order can be picked up" },
  "application_setting.return_days": {
    label: "Days to return something",
    help: "After it has arrived; 0 where it is not taken back.",
  },
  "application_setting.returns.self_service": {
    label: "Ask for a return in the shop",
    help: "On the page of the order.",
  },
  "application_setting.returns.reasons": {
    label: "Reasons to choose from",
    help: "One per line; empty for the usual ones.",
  },
  "application_setting.returns.paid_by": { label: "Who pays for sending it back" },
  "application_setting.returns.instructions": {
    label: "Where and how to send it",
    help: "In the e-mail that approves a return.",
  },
  "application_setting.returns.gift_card": { label: "Offer a gift card instead of the money" },
  "application_setting.returns.exchange": { label: "Offer another size or colour instead" },
  "application_setting.returns.withdrawal": {
    label: "Withdraw from a contract in two steps",
    help: "Shops in the European Union have to offer it.",
  },
  "application_setting.returns.excluded_products": {
    label: "Products that are not taken back",
    help: "The last parts of their addresses, one per line.",
  },
  "application_setting.order_email": { label: "About orders", help: "Empty: the company’s address." },
  "application_setting.cancel_order_email": { label: "About cancellations", help: "Empty: the company’s address." },
  "application_setting.enquiry_email": { label: "About enquiries", help: "Empty: the company’s address." },
  "application_setting.left_cart.after_hours": {
    label: "Hours until one e-mail about a bag that was left",
    help: "0 for none. Only to those who agreed to it.",
  },
  "application_setting.feedback": {
    label: "Ask customers how the shop did",
    help: "Needs the feature customer_feedback.",
  },
  "application_setting.search_keywords": { label: "Searches to suggest", help: "One per line." },
  "application_setting.search_synonyms": {
    label: "Words that mean the same",
    help: "One group per line, its words with commas between them: saree, sari",
  },
  "application_setting.announcebar_status": { label: "Show the announcement" },
  "application_setting.announcebar_config.content": {
    label: "Text",
    help: "May have HTML. The countdown takes the place of the word TIMER.",
  },
  "application_setting.announcebar_config.timer": { label: "With a countdown" },
  "application_setting.announcebar_config.timer_date": { label: "The countdown ends" },
  "application_setting.newsletter_status": { label: "Ask for the newsletter" },
  "application_setting.newsletter_config.heading": { label: "Heading of the dialog" },
  "application_setting.newsletter_config.sub_heading": { label: "Text below the heading" },
  "application_setting.newsletter_config.image": { label: "Picture" },
  "application_setting.newsletter_config.btn_text": { label: "What the button says" },
  "application_setting.newsletter_config.response_msg": { label: "Thanks, once an address is sent" },
  "application_setting.newsletter_config.offer_code": {
    label: "Code of an offer for new readers",
    help: "They get it by e-mail. Empty for none.",
  },
  "application_setting.newsletter_config.open_onload": {
    label: "Open the dialog by itself",
    help: "Once for each shopper, after a while.",
  },
  "application_setting.chat_status": { label: "Show the button" },
  "application_setting.chat_config.type": { label: "Service" },
  "application_setting.chat_config.only_on_home": { label: "Only on the home page" },
  "application_setting.chat_config.url": { label: "Address of the service’s script", help: "It begins with https://" },
  "application_setting.chat_config.mobile": {
    label: "WhatsApp number",
    help: "With its dial code, such as 91 98765 43210.",
  },
  "application_setting.chat_config.message": { label: "What the message begins with" },
  "checkout_setting.apply_coupon": { label: "Take codes of offers" },
  "checkout_setting.apply_gift_card": { label: "Take gift cards", help: "Needs a feature for gift cards." },
  "checkout_setting.offer_except_disc_products": { label: "Offers leave out products that are reduced already" },
  "checkout_setting.gift_order": { label: "Offer gift wrapping", help: "Needs the feature gift_order." },
  "checkout_setting.order_note": { label: "Take a note with the order", help: "Needs the feature order_note." },
  "checkout_setting.cod_guest_checkout": { label: "Cash on delivery without an account" },
  "checkout_setting.cod_apply_coupon": { label: "Cash on delivery together with an offer" },
  "checkout_setting.cod_store_pickup": { label: "Cash when it is picked up" },
  "checkout_setting.disable_cod_custom_items": { label: "No cash on delivery for what is made to measure" },
  "checkout_setting.transfer_hold_hours": {
    label: "Hours an order waits for a bank transfer",
    help: "It keeps its stock so long, and ends then.",
  },
  "checkout_setting.unpaid_reminder_hours": {
    label: "Hours until one e-mail about a payment that was not finished",
    help: "0 for none.",
  },
  currency_types: { label: "Currencies" },
  currency_list: { label: "Countries of currencies" },
  live_currencies: { label: "Rates of currencies" },
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
  whatsapp: "WhatsApp",
  third_party: "Another service",
};

export const UNIT_TEXTS = { Pcs: "Pieces", Mts: "Metres", Kgs: "Kilograms" } as const;
