/**
 * The settings that a store's owner changes at the desk, each by its path in the details of the store as the API returns
 * them; see docs/store-settings.md. `store_properties` is left out of paths: it holds all that is not beside it.
 */
export const SETTING_PATHS = [
  "name",
  "company_details.name",
  "company_details.contact_person",
  "company_details.email",
  "company_details.mobile",
  "company_details.address",
  "company_details.city",
  "company_details.state",
  "company_details.pincode",
  "company_details.grievance_officer.name",
  "company_details.grievance_officer.email",
  "company_details.grievance_officer.mobile",
  "country",
  "gst_no",
  "customer_contact_no",
  "logo",
  "social_logo",
  "favicon",
  "seo_details.page_title",
  "seo_details.meta_desc",
  "seo_details.meta_keywords",
  "seo_details.h1_tag",
  "seo_details.tile_color",
  "analytics_details.vcodes",
  "sub_type",
  "additional_features.disp_all_products",
  "additional_features.custom_model",
  "additional_features.shipping_price_config.price",
  "additional_features.shipping_price_config.free_above",
  "packaging_charges.type",
  "packaging_charges.value",
  "packaging_charges.min_package_amt",
  "invoice_status",
  "invoice_config.prefix",
  "invoice_config.suffix",
  "invoice_config.min_digit",
  "invoice_config.next_invoice_no",
  "invoice_config.credit_note_prefix",
  "pincodes",
  "opening_days",
  "branches",
  "color_list",
  "application_setting.hide_amount",
  "application_setting.hide_currency",
  "application_setting.min_checkout_value",
  "application_setting.min_qty",
  "application_setting.step_qty",
  "application_setting.customize_name",
  "application_setting.product_addon",
  "application_setting.gift_wrapping_charges",
  "application_setting.disp_stock_left",
  "application_setting.min_stock",
  "application_setting.tag_position",
  "application_setting.guest_checkout",
  "application_setting.ship_only_in_domestic",
  "application_setting.disable_delivery",
  "application_setting.disable_delivery_time_slots",
  "application_setting.max_shipping_weight",
  "application_setting.default_weight",
  "application_setting.estimated_delivery",
  "application_setting.dispatch_days",
  "application_setting.closed_dates",
  "application_setting.sp_slot_duration",
  "application_setting.sp_delay_type",
  "application_setting.sp_delay_duration",
  "application_setting.return_days",
  "application_setting.returns.self_service",
  "application_setting.returns.reasons",
  "application_setting.returns.paid_by",
  "application_setting.returns.instructions",
  "application_setting.returns.gift_card",
  "application_setting.returns.exchange",
  "application_setting.returns.withdrawal",
  "application_setting.returns.excluded_products",
  "application_setting.order_email",
  "application_setting.cancel_order_email",
  "application_setting.enquiry_email",
  "application_setting.left_cart.after_hours",
  "application_setting.feedback",
  "application_setting.search_keywords",
  "application_setting.search_synonyms",
  "application_setting.announcebar_status",
  "application_setting.announcebar_config.content",
  "application_setting.announcebar_config.timer",
  "application_setting.announcebar_config.timer_date",
  "application_setting.announcebar_config.link_status",
  "application_setting.announcebar_config.link_type",
  "application_setting.announcebar_config.category_id",
  "application_setting.announcebar_config.product_id",
  "application_setting.announcebar_config.link",
  "application_setting.newsletter_status",
  "application_setting.newsletter_config.heading",
  "application_setting.newsletter_config.sub_heading",
  "application_setting.newsletter_config.image",
  "application_setting.newsletter_config.btn_text",
  "application_setting.newsletter_config.response_msg",
  "application_setting.newsletter_config.offer_code",
  "application_setting.newsletter_config.open_onload",
  "application_setting.newsletter_config.subscription_status",
  "application_setting.newsletter_config.link_status",
  "application_setting.newsletter_config.link_type",
  "application_setting.newsletter_config.category_id",
  "application_setting.newsletter_config.product_id",
  "application_setting.newsletter_config.link",
  "application_setting.chat_status",
  "application_setting.chat_config.type",
  "application_setting.chat_config.only_on_home",
  "application_setting.chat_config.url",
  "application_setting.chat_config.mobile",
  "application_setting.chat_config.message",
  "checkout_setting.apply_coupon",
  "checkout_setting.apply_gift_card",
  "checkout_setting.offer_except_disc_products",
  "checkout_setting.gift_order",
  "checkout_setting.order_note",
  "checkout_setting.cod_guest_checkout",
  "checkout_setting.cod_apply_coupon",
  "checkout_setting.cod_store_pickup",
  "checkout_setting.disable_cod_custom_items",
  "checkout_setting.transfer_hold_hours",
  "checkout_setting.unpaid_reminder_hours",
  "footer_config.address_config.title",
  "footer_config.address_config.content",
  "footer_config.contact_config.title",
  "footer_config.contact_config.content",
  "footer_config.social_media_title",
  "footer_config.social_media_links",
  "footer_config.payment_methods",
  "footer_config.other_links",
  "ys_features",
  "payment_types",
  "currency_types",
  "currency_list",
  "live_currencies",
] as const;
export type SettingPath = (typeof SETTING_PATHS)[number];

/** Some settings with their values, which are as in the call that shows a store. */
export type Settings = Partial<Record<SettingPath, unknown>>;

/** The members of `store_properties` among the first parts of paths. */
const IN_PROPERTIES = [
  "pincodes",
  "opening_days",
  "branches",
  "color_list",
  "footer_config",
  "currency_list",
  "application_setting",
  "checkout_setting",
];

/** Where a setting stands in the details of a store; null if it has a column of its own. */
export function placeOfSetting(path: SettingPath): string[] | null {
  if (path === "name" || path === "live_currencies" || path === "ys_features") return null;
  const parts = path.split(".");
  return IN_PROPERTIES.includes(parts[0] ?? "") ? ["store_properties", "0", ...parts] : parts;
}

/** The value at a place; undefined if there is none. */
export function valueAt(value: unknown, place: readonly string[]): unknown {
  return place.reduce(
    (held, name) => (typeof held === "object" && held !== null ? Reflect.get(held, name) : undefined),
    value,
  );
}

/** The same with another value at a place; objects on the way to it that are missing are made. */
export function withValueAt(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  const inner = withValueAt(valueAt(value, [name]), rest, next);
  if (Array.isArray(value)) return value.with(Number(name), inner);
  return { ...(typeof value === "object" && value), [name]: inner };
}
