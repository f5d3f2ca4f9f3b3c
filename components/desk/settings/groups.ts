import type { SettingPath } from "@/lib/domain/store/setting-field";

/** How a setting is written. */
type SettingKind =
  | { kind: "flag" | "text" | "lines" | "texts" | "word_groups" | "colour" | "moment" | "dates" | "picture" }
  /** `places` after the point; `canBeEmpty` if nothing means something else than 0. */
  | { kind: "number"; places?: number; min?: number; max?: number; canBeEmpty?: boolean }
  | { kind: "choice"; values: readonly string[] }
  /** A number, or a text, for each unit. */
  | { kind: "per_unit"; places: number }
  | { kind: "texts_per_unit" }
  /** A list with an editor of its own. */
  | { kind: "currencies" | "opening_hours" | "branches" | "colours" | "tags" | "category" | "html" }
  | { kind: "social_links" | "footer_links" | "features" | "payments" };

export type SettingRow = {
  path: SettingPath;
  /** It is shown only while another setting has one of these values. */
  when?: readonly [path: SettingPath, ...values: unknown[]];
} & SettingKind;

const flag = (path: SettingPath): SettingRow => ({ path, kind: "flag" });
const text = (path: SettingPath): SettingRow => ({ path, kind: "text" });
const lines = (path: SettingPath): SettingRow => ({ path, kind: "lines" });
const texts = (path: SettingPath): SettingRow => ({ path, kind: "texts" });
const whole = (path: SettingPath, min = 0, max?: number): SettingRow => ({
  path,
  kind: "number",
  min,
  ...(max !== undefined && { max }),
});
const amount = (path: SettingPath): SettingRow => ({ path, kind: "number", places: 2, min: 0 });
const choice = (path: SettingPath, ...values: string[]): SettingRow => ({ path, kind: "choice", values });
const only = (row: SettingRow, path: SettingPath, ...values: unknown[]): SettingRow => ({
  ...row,
  when: [path, ...values],
});
const html = (path: SettingPath): SettingRow => ({ path, kind: "html" });

const A = "application_setting" as const;
const C = "checkout_setting" as const;
const F = "footer_config" as const;

/** Where the announcement or the newsletter leads; the fields of it that count follow from the first two. */
const linkRows = (part: "announcebar_config" | "newsletter_config"): SettingRow[] => {
  const of = <const Name extends string>(name: Name) => `${A}.${part}.${name}` as const;
  return [
    flag(of("link_status")),
    only(choice(of("link_type"), "category", "product", "internal", "external"), of("link_status"), true),
    only({ path: of("category_id"), kind: "category" }, of("link_type"), "category"),
    only(text(of("product_id")), of("link_type"), "product"),
    only(text(of("link")), of("link_type"), "internal", "external"),
  ];
};

/** The settings by what somebody wants to do, each on a page of its own. */
export const SETTING_GROUPS = {
  shop: [
    text("name"),
    { path: "logo", kind: "picture" },
    { path: "social_logo", kind: "picture" },
    { path: "favicon", kind: "picture" },
    text("company_details.name"),
    text("company_details.contact_person"),
    text("company_details.email"),
    text("company_details.mobile"),
    text("customer_contact_no"),
    lines("company_details.address"),
    text("company_details.city"),
    text("company_details.state"),
    text("company_details.pincode"),
    text("country"),
    text("gst_no"),
    text("company_details.grievance_officer.name"),
    text("company_details.grievance_officer.email"),
    text("company_details.grievance_officer.mobile"),
  ],
  currencies: [{ path: "currency_types", kind: "currencies" }, flag(`${A}.hide_currency`)],
  announcement: [
    flag(`${A}.announcebar_status`),
    lines(`${A}.announcebar_config.content`),
    flag(`${A}.announcebar_config.timer`),
    only({ path: `${A}.announcebar_config.timer_date`, kind: "moment" }, `${A}.announcebar_config.timer`, true),
    ...linkRows("announcebar_config"),
  ],
  newsletter: [
    flag(`${A}.newsletter_status`),
    flag(`${A}.newsletter_config.open_onload`),
    text(`${A}.newsletter_config.heading`),
    lines(`${A}.newsletter_config.sub_heading`),
    { path: `${A}.newsletter_config.image`, kind: "picture" },
    text(`${A}.newsletter_config.btn_text`),
    lines(`${A}.newsletter_config.response_msg`),
    text(`${A}.newsletter_config.offer_code`),
    flag(`${A}.newsletter_config.subscription_status`),
    ...linkRows("newsletter_config").map((row) =>
      row.when ? row : only(row, `${A}.newsletter_config.subscription_status`, false),
    ),
  ],
  footer: [
    text(`${F}.address_config.title`),
    html(`${F}.address_config.content`),
    text(`${F}.contact_config.title`),
    html(`${F}.contact_config.content`),
    text(`${F}.social_media_title`),
    { path: `${F}.social_media_links`, kind: "social_links" },
    { path: `${F}.other_links`, kind: "footer_links" },
    texts(`${F}.payment_methods`),
  ],
  features: [{ path: "ys_features", kind: "features" }],
  chat: [
    flag(`${A}.chat_status`),
    flag(`${A}.chat_config.only_on_home`),
    choice(`${A}.chat_config.type`, "whatsapp", "third_party"),
    only(text(`${A}.chat_config.mobile`), `${A}.chat_config.type`, "whatsapp"),
    only(lines(`${A}.chat_config.message`), `${A}.chat_config.type`, "whatsapp"),
    only(text(`${A}.chat_config.url`), `${A}.chat_config.type`, "third_party"),
  ],
  selling: [
    choice("sub_type", "order", "quot", "enquiry"),
    flag(`${A}.hide_amount`),
    amount(`${A}.min_checkout_value`),
    { path: `${A}.min_qty`, kind: "per_unit", places: 2 },
    { path: `${A}.step_qty`, kind: "per_unit", places: 2 },
    flag("additional_features.disp_all_products"),
    flag(`${A}.disp_stock_left`),
    only({ path: `${A}.min_stock`, kind: "number", places: 2, min: 0, canBeEmpty: true }, `${A}.disp_stock_left`, true),
    choice(`${A}.tag_position`, "t_l", "t_r", "b_l", "b_r"),
    flag(`${A}.product_addon`),
    { path: `${A}.customize_name`, kind: "texts_per_unit" },
    flag("additional_features.custom_model"),
    { path: "color_list", kind: "colours" },
    texts(`${A}.search_keywords`),
    { path: `${A}.search_synonyms`, kind: "word_groups" },
    flag(`${A}.feedback`),
  ],
  checkout: [
    flag(`${A}.guest_checkout`),
    flag(`${C}.apply_coupon`),
    flag(`${C}.offer_except_disc_products`),
    flag(`${C}.apply_gift_card`),
    flag(`${C}.order_note`),
    flag(`${C}.gift_order`),
    only(amount(`${A}.gift_wrapping_charges`), `${C}.gift_order`, true),
    choice("packaging_charges.type", "percentage", "amount"),
    amount("packaging_charges.value"),
    amount("packaging_charges.min_package_amt"),
    flag(`${C}.cod_guest_checkout`),
    flag(`${C}.cod_apply_coupon`),
    flag(`${C}.cod_store_pickup`),
    flag(`${C}.disable_cod_custom_items`),
    whole(`${C}.transfer_hold_hours`, 1, 720),
    whole(`${C}.unpaid_reminder_hours`, 0, 72),
  ],
  payments: [{ path: "payment_types", kind: "payments" }],
  branches: [
    { path: "opening_days", kind: "opening_hours" },
    { path: `${A}.closed_dates`, kind: "dates" },
    { path: "branches", kind: "branches" },
  ],
  delivery: [
    flag(`${A}.disable_delivery`),
    flag(`${A}.ship_only_in_domestic`),
    texts("pincodes"),
    { path: "additional_features.shipping_price_config.price", kind: "number", places: 2, min: 0, canBeEmpty: true },
    {
      path: "additional_features.shipping_price_config.free_above",
      kind: "number",
      places: 2,
      min: 0,
      canBeEmpty: true,
    },
    { path: `${A}.max_shipping_weight`, kind: "number", places: 3, min: 0 },
    { path: `${A}.default_weight`, kind: "number", places: 3, min: 0.001 },
    { path: `${A}.dispatch_days`, kind: "number", min: 0, max: 365, canBeEmpty: true },
    text(`${A}.estimated_delivery`),
    flag(`${A}.disable_delivery_time_slots`),
    whole(`${A}.sp_slot_duration`, 1),
    whole(`${A}.sp_delay_duration`, 0, 1_000),
    choice(`${A}.sp_delay_type`, "hour", "day", "working_day"),
  ],
  returns: [
    { path: `${A}.return_days`, kind: "per_unit", places: 0 },
    flag(`${A}.returns.self_service`),
    texts(`${A}.returns.reasons`),
    choice(`${A}.returns.paid_by`, "customer", "shop"),
    lines(`${A}.returns.instructions`),
    flag(`${A}.returns.gift_card`),
    flag(`${A}.returns.exchange`),
    flag(`${A}.returns.withdrawal`),
    texts(`${A}.returns.excluded_products`),
  ],
  emails: [
    text(`${A}.order_email`),
    text(`${A}.cancel_order_email`),
    text(`${A}.enquiry_email`),
    whole(`${A}.left_cart.after_hours`, 0, 720),
  ],
  invoices: [
    flag("invoice_status"),
    text("invoice_config.prefix"),
    text("invoice_config.suffix"),
    whole("invoice_config.min_digit", 1, 12),
    whole("invoice_config.next_invoice_no", 1),
    text("invoice_config.credit_note_prefix"),
  ],
  search: [
    text("seo_details.page_title"),
    lines("seo_details.meta_desc"),
    texts("seo_details.meta_keywords"),
    text("seo_details.h1_tag"),
    { path: "seo_details.tile_color", kind: "colour" },
    { path: "analytics_details.vcodes", kind: "tags" },
  ],
} as const satisfies Record<string, readonly SettingRow[]>;
export type SettingGroup = keyof typeof SETTING_GROUPS;
