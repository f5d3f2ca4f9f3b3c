import { z } from "zod";
import {
  activity,
  amount,
  amountOrNull,
  choice,
  flag,
  parseJsonText,
  requiredText,
  section,
  text,
  textList,
  textOrNone,
  tolerant,
  whole,
} from "@/lib/contracts/codec/tolerant";
import { currencyTypesSchema, liveCurrenciesSchema, toBaseCurrency, toCurrencies } from "@/lib/contracts/currency";
import { paymentTypesSchema } from "@/lib/contracts/payment/types";
import { seoDetailsSchema, toSeoDetails } from "@/lib/contracts/site/seo-details";
import { type Features, readFeatures } from "@/lib/domain/store/features";
import type { StoreId } from "@/lib/domain/store/id";
import { servedSubType, servedType } from "@/lib/domain/store/kind";
import { openLink } from "@/lib/domain/store/open-pages";
import type { ApplicationSetting, InvoiceSettings, StoreDetails } from "@/lib/domain/store/store";
import { storeTimeZone } from "@/lib/domain/store/time-zone";
import { toApplicationSetting } from "./application-setting";
import { toFooterConfig } from "./footer-config";
import { storePropertiesSchema, toAutoBadges, toBadges, toBranches, toOpeningDays } from "./properties";
import { verificationTagsSchema } from "./verification-tags";

/**
 * The path of one of this store's uploaded files. A value that could point anywhere else is replaced by an empty text.
 */
const uploadedFile = () =>
  tolerant(z.string(), (sent) => (typeof sent === "string" && /^[\w-]+(?:[/.][\w-]+)*$/.test(sent) ? sent : ""));

const firstOf = (sent: unknown): unknown => (Array.isArray(sent) ? sent[0] : sent);

/** Specification §3, "Store details": sent by `GET /store_details/details_v4` and stored in table `stores`. */
export const storeDetailsSchema = section({
  name: requiredText(),
  /** The shop is open only if the status is active; an unreadable status therefore counts as inactive. */
  status: activity("inactive"),
  type: text("order_based"),
  sub_type: choice(["order", "quot", "enquiry"], "order"),
  country: text(),
  /** Scheme, host and sub-path of the shop. */
  base_url: text(),
  gst_no: text(),
  customer_contact_no: text(),
  company_details: section({
    name: text(),
    contact_person: text(),
    email: text(),
    dial_code: text(),
    mobile: text(),
    address: text(),
    city: text(),
    state: text(),
    pincode: text(),
    /** Whom customers in India can complain to; a shop there has to name one. */
    grievance_officer: section({ name: text(), email: text(), mobile: text() }),
  }),
  /** Paths below the store's uploads folder. */
  logo: uploadedFile(),
  social_logo: uploadedFile(),
  favicon: uploadedFile(),
  additional_features: section({
    disp_all_products: flag(true),
    custom_model: flag(false),
    giftcard_type: choice(["onetime", "wallet"], "onetime"),
    gc_validity_in_month: whole(6, { min: 1 }),
    cropper_resolution: text("900x1060"),
    /** One price for everything that is sent, for a store without shipping methods; free from `free_above` on. */
    shipping_price_config: section({ price: amountOrNull(), free_above: amountOrNull() }),
  }),
  package_details: section({ billing_status: flag(true) }),
  tax_config: section({
    name: text(),
    domestic_states: textList(),
    /** Percent. */
    domestic_tax: amount(),
    international_tax: amount(),
  }),
  /** If false, the store issues no invoices. */
  invoice_status: flag(true),
  invoice_config: section({
    prefix: textOrNone("INV-"),
    suffix: text(),
    min_digit: whole(6, { min: 1, max: 12 }),
    /**
     * The number with which the store's invoices start. It has no effect once an invoice has this number or a higher
     * one.
     */
    next_invoice_no: whole(1, { min: 1 }),
    /** The prefix of credit note numbers; all other settings for credit notes are those for invoices. */
    credit_note_prefix: textOrNone("CN-"),
  }),
  packaging_charges: section({
    type: choice(["percentage", "amount"], "percentage"),
    value: amount(),
    min_package_amt: amount(),
  }),
  seo_details: seoDetailsSchema,
  analytics_details: section({ vcodes: verificationTagsSchema }),
  payment_types: paymentTypesSchema,
  currency_types: currencyTypesSchema,
  /** The platform sends a list, of which only the first entry is used. */
  store_properties: tolerant(z.tuple([storePropertiesSchema]), (sent) => [firstOf(parseJsonText(sent))]),
});

const refusalSchema = z.object({ status: z.literal(false), message: text() });

const storeWireShape = {
  store_details: storeDetailsSchema,
  live_currencies: liveCurrenciesSchema,
  ys_features: textList(),
};
/** Everything we know about a store, in wire format. */
export const storeWireSchema = z.object(storeWireShape);
export type StoreWire = z.infer<typeof storeWireSchema>;

/** The response of `GET /store_details/details_v4`. Read it with `z.safeDecode`, write it with `z.encode`. */
export const storeDetailsAnswerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal(true), ...storeWireShape }),
  refusalSchema,
]);

/** The response of `GET /store_details/store`. */
export const storeStatusAnswerSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal(true),
    details: section({ status: activity("inactive"), seo_details: seoDetailsSchema }),
  }),
  refusalSchema,
]);

/** Converts a store from wire format. If the store has no valid `base_url`, its origin is `fallbackOrigin`. */
export function toStoreDetails(
  storeId: StoreId,
  wire: StoreWire,
  { fallbackOrigin }: { fallbackOrigin: string },
): StoreDetails {
  const details = wire.store_details;
  const [properties] = details.store_properties;
  const { contact_person, dial_code: _, grievance_officer, ...company } = details.company_details;
  const features = readFeatures(wire.ys_features);
  const currencies = toCurrencies(details.currency_types, wire.live_currencies, properties.currency_list);
  return {
    id: storeId,
    name: details.name,
    status: details.status,
    type: servedType(details.type),
    subType: servedSubType(details.type, details.sub_type),
    country: details.country,
    timeZone: storeTimeZone(details.country),
    origin: toOrigin(details.base_url) ?? fallbackOrigin,
    gstNumber: details.gst_no,
    contactNumber: details.customer_contact_no,
    company: { ...company, contactPerson: contact_person, grievanceOfficer: grievance_officer },
    pictures: { logo: details.logo, socialLogo: details.social_logo, favicon: details.favicon },
    features,
    invoices: toInvoiceSettings(details),
    showSoldOut: details.additional_features.disp_all_products,
    keepsFitProfilesInAccount: details.additional_features.custom_model,
    isBillingActive: details.package_details.billing_status,
    baseCurrency: toBaseCurrency(details.currency_types),
    currencies: features.severalCurrencies ? currencies : currencies.filter(({ isDefault }) => isDefault),
    seo: toSeoDetails(details.seo_details),
    verificationTags: details.analytics_details.vcodes,
    branches: toBranches(properties),
    openingDays: toOpeningDays(properties),
    badges: toBadges(properties),
    autoBadges: toAutoBadges(properties),
    colours: properties.color_list,
    footer: toFooterConfig(properties.footer_config, features),
    setting: withOpenLinks(toApplicationSetting(properties.application_setting, details.sub_type), features),
  };
}

/** The settings without links to pages that are switched off. */
function withOpenLinks(setting: ApplicationSetting, features: Features): ApplicationSetting {
  const { announcementBar, newsletter } = setting;
  return {
    ...setting,
    announcementBar: { ...announcementBar, link: openLink(announcementBar.link, features) },
    newsletter: { ...newsletter, link: openLink(newsletter.link, features) },
  };
}

function toInvoiceSettings({ invoice_status, invoice_config }: StoreWire["store_details"]): InvoiceSettings {
  const { prefix, suffix, min_digit: digits, next_invoice_no, credit_note_prefix } = invoice_config;
  return {
    areEnabled: invoice_status,
    numbering: { prefix, digits, suffix, first: next_invoice_no },
    creditNotes: { prefix: credit_note_prefix, digits, suffix, first: 1 },
  };
}

/** Scheme, host and sub-path without a trailing slash; null if `baseUrl` is not an http or https URL. */
export function toOrigin(baseUrl: string): string | null {
  if (!URL.canParse(baseUrl)) return null;
  const { protocol, origin, pathname } = new URL(baseUrl);
  return protocol === "https:" || protocol === "http:" ? origin + pathname.replace(/\/+$/, "") : null;
}
