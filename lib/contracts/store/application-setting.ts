import { z } from "zod";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import {
  amount,
  amountOrNull,
  choice,
  flag,
  html,
  list,
  moment,
  section,
  text,
  textList,
  whole,
  wholeOrNull,
} from "@/lib/contracts/codec/tolerant";
import { linkFields, toContentLink } from "@/lib/contracts/content/content-link";
import { searchSynonyms } from "@/lib/contracts/store/search-synonyms";
import { MAX_LEFT_CART_HOURS } from "@/lib/domain/left-cart";
import { CUSTOMIZE_NAMES } from "@/lib/domain/product/unit";
import { DEFAULT_RETURN_REASONS, RETURN_PAYERS, type ReturnTerms } from "@/lib/domain/return/terms";
import { hidesPrices } from "@/lib/domain/store/hidden-prices";
import {
  type AnnouncementBar,
  type ApplicationSetting,
  type Chat,
  type Newsletter,
  type PerUnit,
  PICKUP_DELAY_UNITS,
  type StoreDetails,
} from "@/lib/domain/store/store";

/** A positive quantity; anything else is replaced by 1. A minimum or step of zero would allow empty cart items. */
const quantity = () => amount(1, { above: 0.009 });
const quantities = section({ Pcs: quantity(), Mts: quantity(), Kgs: quantity() });

const MAX_DAYS = 365;
const returnDays = () => whole(0, { max: MAX_DAYS });

/** Whether in hours or in days, nobody waits longer for an order. */
export const MAX_PICKUP_DELAY = 1_000;

/** Specification §3, "Application setting", with the defaults of §9 and docs/domain.md#store-settings. */
export const applicationSettingSchema = section({
  min_qty: quantities,
  step_qty: quantities,
  customize_name: section({
    Pcs: text(CUSTOMIZE_NAMES.Pcs),
    Mts: text(CUSTOMIZE_NAMES.Mts),
    Kgs: text(CUSTOMIZE_NAMES.Kgs),
  }),
  /** In kilograms; 0 means no limit. */
  max_shipping_weight: amount(),
  /** In kilograms per unit: the weight of products that have none. A weight of zero would ship them for nothing. */
  default_weight: amount(1, { above: 0.0009 }),
  min_checkout_value: amount(),
  gift_wrapping_charges: amount(),
  guest_checkout: flag(true),
  product_addon: flag(true),
  ship_only_in_domestic: flag(false),
  disable_delivery: flag(false),
  disable_delivery_time_slots: flag(false),
  disp_stock_left: flag(false),
  min_stock: amountOrNull(),
  tag_position: choice(["t_l", "t_r", "b_l", "b_r"], "t_l"),
  /** Minutes. */
  sp_slot_duration: whole(60, { min: 1 }),
  sp_delay_type: choice(PICKUP_DELAY_UNITS, "day"),
  sp_delay_duration: whole(1, { max: MAX_PICKUP_DELAY }),
  hide_currency: flag(false),
  /** True if prices are hidden, and shoppers have to ask for them. */
  hide_amount: flag(false),
  /** A text such as "Sent within two working days", shown on product pages until a shipping method is chosen. */
  estimated_delivery: text(),
  /** Working days until an order leaves at the latest; without it, product pages name no day of arrival. */
  dispatch_days: wholeOrNull({ max: MAX_DAYS }),
  /** Days on which the shop does not work, beside its days of rest: holidays, the loom's yearly rest. */
  closed_dates: list(z.iso.date()),
  /** Within how many days of its arrival a product can be returned, by unit; 0 where it cannot. */
  return_days: section({ Pcs: returnDays(), Mts: returnDays(), Kgs: returnDays() }),
  /** How shoppers return what `return_days` lets them return. */
  returns: section({
    /** Whether they ask for it on the page of their order. */
    self_service: flag(false),
    reasons: textList(),
    /** Who pays for sending it back. */
    paid_by: choice(RETURN_PAYERS, "customer"),
    /** Where and how to send it, for the mail that approves a return. */
    instructions: text(),
    /** Whether a shopper may choose a gift card instead of the money. */
    gift_card: flag(false),
    /** Whether a shopper may choose another variant of the product instead. */
    exchange: flag(false),
    /** Whether shoppers can withdraw from a contract on a page of the shop, as the European Union asks of its shops. */
    withdrawal: flag(false),
    /** The slugs of products that are not taken back. */
    excluded_products: textList(),
  }),
  /** The e-mail about a cart that was left. */
  left_cart: section({
    /** Hours after which it is sent; 0 for none. */
    after_hours: whole(0, { max: MAX_LEFT_CART_HOURS }),
  }),
  feedback: flag(true),
  search_keywords: textList(),
  search_synonyms: searchSynonyms(),
  /** The e-mail addresses for mails to the shop; an empty one stands for that of the company. */
  enquiry_email: text(),
  cancel_order_email: text(),
  order_email: text(),
  announcebar_status: flag(false),
  announcebar_config: section({ content: html(), timer: flag(false), timer_date: moment(), ...linkFields }),
  newsletter_status: flag(false),
  newsletter_config: section({
    heading: text(),
    /** Plain text whose line breaks are kept. */
    sub_heading: text(),
    image: text(),
    btn_text: text(),
    response_msg: text(),
    /** The code of an offer that a new subscriber gets by mail; empty for none. */
    offer_code: text(),
    open_onload: flag(false),
    /** If false, the newsletter dialog has no e-mail field, and its button is a link. */
    subscription_status: flag(true),
    ...linkFields,
  }),
  chat_status: flag(false),
  chat_config: section({
    type: choice(["whatsapp", "third_party"], "whatsapp"),
    only_on_home: flag(false),
    url: text(),
    mobile: text(),
    message: text(),
  }),
});
export type ApplicationSettingWire = z.infer<typeof applicationSettingSchema>;

export function toApplicationSetting(
  wire: ApplicationSettingWire,
  subType: StoreDetails["subType"],
): ApplicationSetting {
  return {
    minQuantity: toHundredths(wire.min_qty),
    stepQuantity: toHundredths(wire.step_qty),
    offersAddons: wire.product_addon,
    customizeName: wire.customize_name,
    maxShippingWeightGrams: toScaledInteger(wire.max_shipping_weight, 3),
    defaultWeightGrams: toScaledInteger(wire.default_weight, 3),
    minCheckoutValue: toScaledInteger(wire.min_checkout_value, 2),
    giftWrappingCharges: toScaledInteger(wire.gift_wrapping_charges, 2),
    guestCheckout: wire.guest_checkout,
    hideCurrency: wire.hide_currency,
    hidesPrices: hidesPrices({ subType, hideAmount: wire.hide_amount }),
    estimatedDelivery: wire.estimated_delivery,
    dispatchDays: wire.dispatch_days,
    closedDates: wire.closed_dates,
    returnDays: wire.return_days,
    returns: toReturnTerms(wire),
    leftCartHours: wire.left_cart.after_hours,
    minStock: wire.min_stock === null ? null : toScaledInteger(wire.min_stock, 2),
    showStockLeft: wire.disp_stock_left,
    tagPosition: wire.tag_position,
    searchKeywords: wire.search_keywords,
    searchSynonyms: wire.search_synonyms,
    shopEmails: {
      orders: wire.order_email,
      cancellations: wire.cancel_order_email,
      enquiries: wire.enquiry_email,
    },
    asksForFeedback: wire.feedback,
    announcementBar: toAnnouncementBar(wire),
    newsletter: toNewsletter(wire),
    welcomeOfferCode: wire.newsletter_config.offer_code.trim(),
    chat: toChat(wire),
  };
}

function toReturnTerms({ returns }: ApplicationSettingWire): ReturnTerms {
  return {
    isOffered: returns.self_service,
    reasons: returns.reasons.length > 0 ? returns.reasons : DEFAULT_RETURN_REASONS,
    paidBy: returns.paid_by,
    instructions: returns.instructions,
    offersGiftCard: returns.gift_card,
    offersExchange: returns.exchange,
    takesWithdrawals: returns.withdrawal,
    excludedProducts: returns.excluded_products,
  };
}

function toHundredths({ Pcs, Mts, Kgs }: PerUnit<number>): PerUnit<number> {
  return { Pcs: toScaledInteger(Pcs, 2), Mts: toScaledInteger(Mts, 2), Kgs: toScaledInteger(Kgs, 2) };
}

function toAnnouncementBar({ announcebar_status, announcebar_config }: ApplicationSettingWire): AnnouncementBar {
  const { content, timer, timer_date, ...link } = announcebar_config;
  return {
    isActive: announcebar_status,
    content,
    hasTimer: timer,
    endsAt: timer_date === null ? null : new Date(timer_date),
    link: toContentLink(link),
  };
}

function toNewsletter({ newsletter_status, newsletter_config }: ApplicationSettingWire): Newsletter {
  const { heading, sub_heading, image, btn_text, open_onload, subscription_status, response_msg } = newsletter_config;
  return {
    isActive: newsletter_status,
    heading,
    subHeading: sub_heading,
    picture: image,
    buttonText: btn_text,
    opensOnLoad: open_onload,
    asksForAddress: subscription_status,
    link: subscription_status ? null : toContentLink(newsletter_config),
    responseMessage: response_msg,
  };
}

function toChat({ chat_status, chat_config }: ApplicationSettingWire): Chat {
  return {
    isActive: chat_status,
    type: chat_config.type,
    onlyOnHome: chat_config.only_on_home,
    scriptUrl: isScriptAddress(chat_config.url) ? chat_config.url : "",
    mobile: chat_config.mobile.replace(/\D/g, ""),
    message: chat_config.message,
  };
}

/**
 * Allows only http and https URLs: `data:` and `javascript:` URLs contain the script itself, and a path would be a file
 * of our shop.
 */
function isScriptAddress(address: string): boolean {
  return URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}
