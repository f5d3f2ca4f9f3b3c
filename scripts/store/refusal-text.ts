import { z } from "zod";

/** The text for each refusal code of the shop. */
export const OWNER_REFUSAL_TEXTS = {
  owner_token_wrong:
    "The shop rejected this owner token. Set OWNER_TOKEN to the token of that shop; without it, the one in DATA_DIR is used.",
  right_missing: "This token has no right to do that. `tokens` shows what each may do.",
  store_not_allowed: "This token is for another store.",
  desk_closed: "The desk is closed in this browser. `staff link` makes a link that opens it.",
  cross_site_refused: "The call did not come from the desk of this shop.",
  customer_unknown: "There is no such customer.",
  too_many_views: "There are fifty views. Remove one first.",
  staff_last_owner: "A store needs an owner. Make somebody else one first.",
  quotation_changed: "Somebody has sent another offer meanwhile.",
  staff_email_taken: "Somebody else at this desk has this e-mail address.",
  desk_proof_needed: "The desk asks first who is there. Prove it in the browser.",
  staff_member_unknown: "There is nobody with this id. `staff` lists everybody.",
  api_token_unknown: "There is no such token. `tokens` lists them.",
  too_many_attempts: "Too many calls came with a wrong owner token. Try again in a few minutes.",
  database_away: "The shop's database does not answer. Try again in a moment.",
  disk_unwritable: "The shop's disk is full or read-only, so nothing was saved. Make room on it and try again.",
  record_unreadable: "This order or quotation cannot be read. The shop's log says what is wrong with it.",
  upload_content_wrong: "An uploaded file is not what the ending of its name says.",
  upload_too_large: "An uploaded file is too large.",
  store_unknown:
    "There is no such store. `npm run store -- list` shows the stores; a first `npm start` makes the demo store.",
  store_kept_elsewhere: "The store's details come from STORE_API_URL and can only be changed there.",
  origin_path_differs:
    "The path of the address is not the one that the shop was built for: BASE_PATH, or no path without it.",
  store_files_broken: "The files do not make a store. Nothing was written.",
  store_files_changed: "The files changed during the import. Nothing was written: import them again.",
  import_incomplete: "Some files did not arrive. Nothing was written: import them again.",
  body_too_large: "The shop does not accept that much at once.",

  suppression_unknown: "This address is not on the list. `outbox suppressed` shows it.",
  sku_unknown: "No product and no variant has this SKU. Capital and small letters differ.",
  sku_repeated: "Several products or variants have this SKU. Give each its own in the import file.",
  variant_needed: "The product has variants, which have the prices and the stock. Use the SKU of one of them.",
  stock_changed: "Something was sold or counted meanwhile. Count again.",
  quantity_invalid: "The stock of a product that is sold by the piece is a whole number.",
  offer_unknown: "There is no offer with this code.",
  nothing_to_make: "Nothing in this order is made for the customer, so there is no sheet for the tailor.",
  offer_repeated: "There is an offer with this code already. End it, or take another code.",
  offer_dates_wrong: "The offer would end in the past, or before it begins.",

  personal_file_unknown: "There is no such picture, or it is no longer kept.",
  order_unknown: "There is no such order. `npm run store -- orders` lists the newest.",
  order_not_open: "The order has ended or still waits for its payment, so this step is not possible.",
  order_step_done: "The order has already reached this step.",
  parcel_above_left: "That is more than is left of an item. `orders show` says what has left.",
  idempotency_key_missing: "The header Idempotency-Key needs 16 to 100 visible characters.",
  idempotency_key_reused: "This Idempotency-Key was sent with another request.",
  parcel_empty: "The parcel would hold nothing. Name what it holds with --items.",
  parcel_splits_piece: "Items that are sold by the piece leave in whole pieces.",
  order_not_payable: "The order does not wait for its money, or not in this way.",
  order_paid: "The order is paid already.",
  order_cancelled: "The order was cancelled. Nothing is left to pay for it.",
  order_ended: "The order has ended and can no longer be paid: it lapsed a week ago, or waited for a transfer.",
  payment_unknown: "No payment provider is set up by this name, or the order was begun at another one. See `payments`.",
  payment_currency: "This payment method does not take the currency of the order.",
  order_lapsed:
    "The order was not paid in time, and its stock was returned. If its transfer has arrived, use `orders paid-late`.",
  order_not_lapsed: "The order does not need this: it has not lapsed while it waited for a transfer.",
  item_unavailable:
    "Nothing was changed, because too little is left of an item of the order. Raise its stock and try again, or return the money.",
  gift_card_changed:
    "Nothing was changed, because a gift card of the order no longer covers its part. Return the money, or ask the customer for the rest.",
  offer_used_up: "Nothing was changed, because the offer of the order has been used up since. Return the money.",
  offer_already_used:
    "Nothing was changed, because the customer has used the offer for another order since. Return the money.",
  order_not_delivered:
    "Only a delivered order is refunded in this way. Before that, cancel its items: that refunds them as well.",
  order_not_dispatched: "Only what was sent can come back. To end an order before that, cancel it.",
  refund_too_high: "That is more than was paid and not refunded yet. `orders show` lists the refunds.",
  invoice_unknown: "There is no invoice for this order yet, or no credit note with this number.",
  order_refund_not_due: "There is nothing to refund for this order.",
  refund_by_hand:
    "This payment did not go through a payment provider. Return the money yourself, then record it with --by-hand.",
  refund_refused:
    "The payment provider refused the refund; its dashboard says why. If you return the money there, record it with --by-hand.",
  payment_disputed:
    "The customer disputes this payment with their bank, which holds the money until it has decided: see `payments disputes`.",
  provider_silent: "The payment provider does not answer. Nothing was recorded: try again later.",
  item_unknown: "There is no such item. `show` numbers them.",
  item_repeated: "An item is named twice.",
  item_cancelled: "One of these items is already cancelled.",
  cancellation_not_asked: "There is no open cancellation request for this item.",

  return_unknown: "There is no such return. `npm run store -- returns` lists the newest.",
  return_decided: "This return was answered before, or it has arrived.",
  return_not_approved: "This return does not wait for its parcel: it is not approved, or it has arrived already.",

  quotation_unknown: "There is no such quotation. `npm run store -- quotations` lists the newest.",
  quotation_confirmed: "The quotation is approved and has become an order.",
  quotation_revised: "Its prices have changed meanwhile. `quotations show` has the latest.",
  revision_asked: "The customer has already asked for other prices.",
  quotation_cancelled: "The quotation is cancelled.",
  quotation_not_priced: "The quotation has no price yet.",
  addon_not_priced: "One of these items has no addon with a price of its own.",
  prices_needed: "Nothing new is named. Give an item its price (1=899.5), or use --shipping or --message.",

  order_is_test: "The order is only a test, which moves no money.",
  order_not_test: "Only an order that was a test can be deleted.",
  rows_unreadable: "Something in the store cannot be read, so nothing was removed. The shop's log says what it is.",
  mobile_invalid: "That is no mobile number of the store's country. Give it with its dial code, such as +91.",
  backup_running: "A backup is being made. `backup --list` shows it once it is there.",
  move_running: "The shop is moving already.",
  database_not_embedded: "The shop uses a PostgreSQL server already. `backup` and `restore` carry it to another one.",
  guest_has_account: "This person has an account by now, which has all they did as a guest.",
  price_changed: "Somebody has changed the price meanwhile.",
  file_not_picture: "This is not a picture that the shop can read.",
  category_unknown: "The store has no such category.",
  settings_changed: "Somebody has changed the same settings meanwhile.",
  settings_invalid: "Some settings have values that the shop does not understand.",
  draft_unknown: "There is no such draft. It may have been published or thrown away.",
  draft_changed: "The draft has changed since. Read it again.",
  draft_of_another: "Somebody else works on this draft. Take it over first.",
  draft_planned: "The draft is planned to be published. End the plan to change it.",
  draft_empty: "The draft changes nothing.",
  page_unknown: "There is no such page; its category may have been removed.",
  change_impossible: "The page has no such section, or has it already.",
  plan_not_ahead: "That time is over already.",
  step_impossible: "There is nothing to undo or to make again.",
  too_many_changes: "The draft has too many changes. Publish it, or begin another one.",
  too_many_drafts: "There are too many drafts. Publish or throw away some.",
  too_many_segments: "The page has too many sections.",
  window_invalid: "Some sections are not complete yet.",
  version_unknown: "There is no such version, or it is too old to go back to.",
  version_current: "The pages are as in this version already.",
  article_unknown: "There is no such page or post.",
  article_exists: "There is already a page or post at this address.",
  article_invalid: "Something is missing before it can be published.",
  redirects_invalid: "Some of these redirects are not usable.",
  too_many_redirects: "A store can have 20,000 redirects.",
  payment_method_unknown: "The store has no such payment method, or it is not set up.",
  domains_changed: "Somebody has changed the host names meanwhile.",
  domain_taken: "Another store has one of these host names.",
  domain_here: "The host under which the shop was asked has to be among them.",
  domains_invalid: "Not all of these are host names.",
  mail_unknown: "There is no such e-mail.",
  mail_text_changed: "Somebody has changed this e-mail meanwhile.",
  mail_text_invalid: "Something in the text cannot be filled in.",
  list_changed: "Somebody has changed this list meanwhile.",
  list_invalid: "Something in the list is not right yet.",
  category_below_itself: "A category cannot stand below itself.",
  category_changed: "Somebody has changed the same fields meanwhile.",
  category_invalid: "Something in the category is not right yet.",
  category_named: "The menu, the home page, an offer or another category leads to it. Take that away first.",
  category_too_deep: "A shop has at most four levels of categories.",
  too_many_categories: "A shop has at most 500 categories.",
  product_changed: "Somebody has changed the same fields meanwhile.",
  prices_invalid: "Some prices or stocks cannot be changed like this.",
  import_unknown: "There is no such import, or it is too old to be undone.",
  dates_reversed: "The first day comes after the last one.",
  edit_unknown: "There is no such change, or it is too old to be undone.",
  edit_undone: "This change was undone already.",
  product_invalid: "Something in the product is not right yet.",
  product_unknown: "The store has no such product.",
  gift_cards_off: "The store issues no gift cards by hand: it lacks the feature manual_giftcard.",
  gift_card_unknown: "There is no gift card with that code.",
  enquiry_unknown: "There is no such enquiry. `npm run store -- enquiries` lists the latest.",
  message_unknown: "There is no such message. `npm run store -- outbox` lists the newest.",
  message_not_kept:
    "This message cannot be sent again: it has left, is leaving now, or held a secret that is not kept.",
} satisfies Record<string, string>;
export type RefusalCode = keyof typeof OWNER_REFUSAL_TEXTS;

const DETAILS_SHOWN = 5;

const problemSchema = z.object({
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string() })).default([]),
});

const texts: Readonly<Record<string, string>> = OWNER_REFUSAL_TEXTS;

/** The item of an order that a refusal is about: its field counts from 0, `orders show` from 1. */
export function itemHint(field: string | undefined): string {
  const position = /^items\.(\d+)$/.exec(field ?? "")?.[1];
  return position === undefined ? "" : ` It is item ${Number(position) + 1}, as \`show\` numbers them.`;
}

/** The text of a refusal by the shop at `address`; a general text if the response has no known code. */
export function refusalOf(address: string, status: number, answer: unknown): string {
  const problem = problemSchema.safeParse(answer);
  if (!problem.success) return `The shop at ${address} answers with an error (status ${status}). Its log says more.`;
  const { code, errors } = problem.data;
  const known = texts[code];
  if (known) return `${known}${itemHint(errors[0]?.path)}`;
  const details = errors.slice(0, DETAILS_SHOWN).map((error) => ` ${error.path}: ${error.code}.`);
  return `The shop at ${address} refuses this: ${code}.${details.join("")}`;
}
