import { OWNER_REFUSALS } from "./owner-refusals";

/**
 * Every refusal code of the API with its HTTP status, by subject. Each code stands here once.
 *
 * The shoppers' texts of a subject are in `components/<subject>/refusal-texts.ts`. Codes of `owner` are only for the
 * owner, who reads them on the command line; codes of `machine` are only for programs. Codes that only fields have stand
 * in the `errors` of `request_invalid`, beside a path, and so have its status, 400.
 *
 * @internal Exported for tests.
 */
export const REFUSALS = {
  call: {
    idempotency_key_missing: 400,
    sign_in_needed: 401,
    cross_site_refused: 403,
    store_unknown: 404,
    idempotency_key_reused: 409,
    body_too_large: 413,
    too_many_attempts: 429,
    database_away: 503,
    disk_unwritable: 503,
    record_unreadable: 503,
    store_closed: 503,
  },
  form: {
    email_invalid: 400,
    gst_number_invalid: 400,
    gst_state_needed: 400,
    gst_state_wrong: 400,
    name_needed: 400,
    request_invalid: 400,
    text_invalid: 400,
    value_needed: 400,
    mobile_invalid: 422,
  },
  authentication: {
    code_over: 422,
    code_wrong: 422,
    credentials_wrong: 422,
    guests_refused: 422,
    link_over: 422,
    password_common: 422,
    password_like_you: 422,
    password_too_long: 422,
    password_too_short: 422,
    password_wrong: 422,
    proof_needed: 422,
    signed_in_already: 422,
    social_cancelled: 422,
    social_email_needed: 422,
    social_failed: 422,
    social_sign_in_off: 422,
  },
  customer: {
    device_unknown: 404,
    feedback_off: 422,
    left_carts_off: 422,
    mobile_needed: 422,
    mobile_taken: 422,
  },
  address: {
    address_unknown: 404,
    address_needed: 422,
    addresses_full: 422,
    city_needed: 422,
    country_invalid: 422,
    pincode_invalid: 422,
    pincode_of_other_state: 422,
    pincode_needed: 422,
    pincode_not_served: 422,
    pincode_unknown: 404,
    state_needed: 422,
    state_unknown: 422,
  },
  product: {
    category_unknown: 404,
    product_unknown: 404,
    search_off: 422,
    stock_available: 422,
    variant_unknown: 422,
  },
  cart: {
    quantity_invalid: 400,
    checkout_unknown: 404,
    item_unknown: 404,
    addon_needed: 422,
    addon_unknown: 422,
    bag_empty: 422,
    bag_full: 422,
    currency_unknown: 422,
    delivery_not_offered: 422,
    estimate_off: 422,
    file_not_picture: 422,
    file_too_large: 422,
    files_full: 422,
    gifts_off: 422,
    item_unavailable: 422,
    model_needed: 422,
    model_outdated: 422,
    personal_characters: 422,
    personal_date: 422,
    personal_file_unknown: 422,
    personal_needed: 422,
    personal_too_long: 422,
    personal_too_soon: 422,
    personal_unknown: 422,
    model_unknown: 422,
    not_sold: 422,
    ordering_off: 422,
    quantity_above_maximum: 422,
    quantity_below_minimum: 422,
    quantity_fixed: 422,
    quantity_off_step: 422,
    quantity_refused: 422,
    sold_out: 422,
    too_few_left: 422,
    unit_wrong: 422,
    value_below_minimum: 422,
    weight_above_maximum: 422,
  },
  customization: {
    fit_profile_unknown: 404,
    fit_profile_name_taken: 422,
    fit_profiles_full: 422,
    length_unit_wrong: 422,
    measurement_above_maximum: 422,
    measurement_impossible: 422,
    measurement_invalid: 422,
    measurement_needed: 422,
    measurement_unknown: 422,
    note_needed: 422,
    note_unknown: 422,
    option_count: 422,
    option_unknown: 422,
  },
  wishlist: {
    list_unknown: 404,
    wish_list_full: 422,
  },
  pricing: {
    offer_already_used: 422,
    offer_amount_below_minimum: 422,
    offer_codes_off: 422,
    offer_awaits_shipping: 422,
    offer_expired: 422,
    offer_inactive: 422,
    offer_not_yet_valid: 422,
    offer_quantity_below_minimum: 422,
    offer_takes_nothing_off: 422,
    offer_unknown: 422,
    offer_used_up: 422,
  },
  giftCard: {
    gift_card_empty: 422,
    gift_card_expired: 422,
    gift_card_inactive: 422,
    gift_card_on_hold: 422,
    gift_card_repeated: 422,
    gift_card_unknown: 422,
    gift_cards_off: 422,
    gift_cards_too_many: 422,
  },
  checkout: {
    checkout_ordered: 409,
    billing_inactive: 422,
    branch_needed: 422,
    branch_unknown: 422,
    collector_needed: 422,
    gift_wrap_off: 422,
    gst_off: 422,
    method_needed: 422,
    method_unknown: 422,
    notes_off: 422,
    order_kind_needed: 422,
    pickup_not_offered: 422,
    place_not_served: 422,
    slot_gone: 422,
    slot_needed: 422,
    terms_not_accepted: 422,
    total_changed: 422,
  },
  order: {
    reference_needed: 400,
    order_unknown: 404,
    cancel_items_needed: 422,
    cancel_text_needed: 422,
    gift_card_changed: 422,
    item_not_cancellable: 422,
    order_not_cancellable: 422,
    order_not_payable: 422,
  },
  return: {
    exchange_unavailable: 422,
    exchanges_off: 422,
    item_not_returnable: 422,
    return_items_needed: 422,
    return_reason_unknown: 422,
    returns_off: 422,
  },
  withdrawal: {
    withdrawal_unknown: 404,
    withdrawals_off: 422,
  },
  /** Why a payment that was not finished cannot be taken up again. */
  take_up: {
    order_cancelled: 422,
    order_ended: 422,
    order_items_gone: 422,
    order_reductions_gone: 422,
    order_paid: 422,
    order_replaced: 422,
  },
  payment: {
    cod_above_maximum: 422,
    cod_abroad: 422,
    cod_code_needed: 422,
    cod_came_back: 422,
    cod_customised_item: 422,
    cod_guest: 422,
    cod_item: 422,
    cod_new_customer: 422,
    cod_not_offered: 422,
    cod_offer: 422,
    cod_pickup: 422,
    cod_pincode: 422,
    cod_shipping_undecided: 422,
    payment_currency: 422,
    payment_declined: 422,
    payment_needed: 422,
    payment_refused: 422,
    payment_under_way: 422,
    payment_unknown: 422,
    payment_unavailable: 503,
  },
  quotation: {
    text_needed: 400,
    quotation_unknown: 404,
    quotation_revised: 409,
    quotation_cancelled: 422,
    quotation_confirmed: 422,
    quotation_not_priced: 422,
    quotations_off: 422,
    revision_asked: 422,
  },
  enquiry: {
    message_needed: 400,
    enquiries_off: 422,
  },
  newsletter: {
    link_unknown: 422,
    newsletter_off: 422,
  },
  owner: OWNER_REFUSALS,
  machine: {
    cron_secret_wrong: 401,
    mail_events_secret_wrong: 401,
    signature_wrong: 401,
    nothing_here: 404,
    provider_unknown: 404,
    work_unknown: 404,
    body_not_json: 415,
  },
} as const satisfies Record<string, Record<string, number>>;

export type RefusalSubject = keyof typeof REFUSALS;

/** The refusal codes of some subjects. */
export type RefusalOf<Subject extends RefusalSubject> = {
  [Each in Subject]: keyof (typeof REFUSALS)[Each];
}[Subject];

export type RefusalCode = RefusalOf<RefusalSubject>;

/** The HTTP status of each code. */
export const STATUS_OF_REFUSAL: Readonly<Record<RefusalCode, number>> = Object.assign({}, ...Object.values(REFUSALS));

export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(STATUS_OF_REFUSAL, text);
}

/**
 * The code of a field, for the rules of a schema: `.refine(isNamed, fieldRefusal("name_needed"))`. Its type makes sure
 * that the code exists.
 */
export const fieldRefusal = (code: RefusalCode): string => code;
