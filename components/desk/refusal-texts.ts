/** Why a call of the desk was refused, and what to do about it. */
const TEXTS: Record<string, string> = {
  network_failed: "The shop does not answer. Check your connection and try again; nothing is lost.",
  database_away: "The shop's database does not answer. Try again in a moment.",
  disk_unwritable: "The shop's disk is full or read-only, so nothing was saved.",
  record_unreadable: "This cannot be read. The shop's log says what is wrong with it.",
  desk_closed: "The desk has been closed here. Open it with a new link.",
  owner_token_wrong: "The desk is not open in this browser.",
  cross_site_refused: "This browser hides where the call comes from, so the shop refused it. Reload the page.",
  staff_link_over: "This link was used already, or is too old. Ask for a new one.",
  too_many_attempts: "Too many attempts. Try again in a few minutes.",
  right_missing: "Your role does not allow this. The owner can change that.",
  store_not_allowed: "You are at the desk of another shop.",
  store_unknown: "There is no such shop.",
  request_invalid: "Something in the form is not right. Check it and try again.",
  order_unknown: "There is no such order.",
  order_not_open: "Someone has changed this order meanwhile: this step is not possible any more.",
  order_step_done: "Someone has done this step already.",
  order_lapsed: "The order was not paid in time.",
  order_not_payable: "No money is awaited for this order.",
  item_cancelled: "An item of it has been cancelled meanwhile. Look at the order again.",
  item_unknown: "The order has no such item.",
  item_repeated: "An item was named twice.",
  parcel_above_left: "That is more than is left to send.",
  parcel_splits_piece: "A piece is sent whole.",
  idempotency_key_missing: "Reload the page and try again.",
  idempotency_key_reused: "Another parcel was sent from this page. Reload it and try again.",
  parcel_empty: "Nothing is left to send.",
  staff_member_unknown: "There is nobody like that any more.",
};

export const deskRefusalText = (code: string): string =>
  TEXTS[code] ?? "This did not work. Reload the page and try again.";
