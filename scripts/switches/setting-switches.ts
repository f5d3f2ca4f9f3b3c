import type { SettingSwitch } from "./switch";

/** A word that no product, page or setting of the demo store has. */
const KEYWORD = "Zanzibar";

/** The settings of `application_setting` that switch something like a feature does. */
export const SETTING_SWITCHES: readonly SettingSwitch[] = [
  {
    name: "hide_currency",
    does: "Takes away the choice of a currency; the currency itself still follows the visitor's country.",
    on: { hide_currency: false },
    off: { hide_currency: true },
    without: [],
    pages: [
      { page: "/", part: "the choice of a currency", html: '<option value="USD"' },
      { page: "/checkout/{checkout_id}/review", part: "the choice of a currency", html: '<option value="USD"' },
    ],
    calls: [],
  },
  {
    name: "search_keywords",
    does: "Searches to suggest.",
    on: { search_keywords: [KEYWORD] },
    off: { search_keywords: [] },
    without: [],
    pages: [
      { page: "/", part: "the suggestions in the search panel", html: KEYWORD },
      { page: "/search", part: "the suggestions", html: KEYWORD },
    ],
    calls: [],
  },
  {
    name: "product_addon",
    does: "Sells addons.",
    on: { product_addon: true },
    off: { product_addon: false },
    without: [],
    pages: [{ page: "/product/{product}", part: "button and dialog of the addons", html: "/customize/" }],
    calls: [
      {
        call: "POST /api/cart/items",
        asks: "an addon",
        body: { product_id: "{product_id}", quantity: 3, unit: "Mts", addon_status: true, addon_id: "{addon_id}" },
        code: "addon_unknown",
        refused: "off",
      },
    ],
  },
  {
    name: "return_days",
    does: "Says within how many days a product can be returned, by unit.",
    on: { return_days: { Mts: 14, Pcs: 14, Kgs: 14 } },
    off: { return_days: { Mts: 0, Pcs: 0, Kgs: 0 } },
    without: [],
    pages: [{ page: "/product/{product}", part: "the line about returns", html: "Return it within 14 days" }],
    calls: [],
  },
  {
    name: "returns.withdrawal",
    does: "Lets shoppers withdraw from a contract in two steps, without an account, as shops in the European Union must.",
    on: { returns: { withdrawal: true } },
    off: { returns: { withdrawal: false } },
    without: [],
    pages: [{ page: "/", part: "the link in the footer", html: 'href="/withdrawal"' }],
    calls: [
      {
        call: "POST /api/withdrawals",
        asks: "a withdrawal",
        body: { order_number: "1", name: "Asha", email: "asha@example.com" },
        code: "withdrawals_off",
        refused: "off",
      },
    ],
  },
  {
    name: "left_cart",
    does: "Sends one e-mail about a cart that was left, `after_hours` later, to whoever has agreed to it.",
    on: { left_cart: { after_hours: 24 } },
    off: { left_cart: { after_hours: 0 } },
    without: [],
    pages: [{ page: "/account/profile", part: "the choice of reminders", html: 'name="left_cart_mail"' }],
    calls: [
      {
        call: "PUT /api/account/left-cart-mail",
        asks: "the e-mail",
        body: { left_cart_mail: true },
        code: "left_carts_off",
        refused: "off",
      },
    ],
  },
  {
    name: "disable_delivery_time_slots",
    does: "Takes the delivery slots away although the store has `time_based_delivery`.",
    on: { disable_delivery_time_slots: false },
    off: { disable_delivery_time_slots: true },
    without: [],
    pages: [{ page: "/checkout/{checkout_id}/shipping", part: "the slots", html: 'name="slot"' }],
    calls: [
      {
        call: "PATCH /api/checkout/{checkout_id}",
        asks: "a shipping method",
        body: { shipping_id: "{shipping_method}" },
        code: "method_unknown",
        refused: "on",
      },
    ],
  },
  {
    name: "ship_only_in_domestic",
    does: "Delivers only within the store's country.",
    on: { ship_only_in_domestic: false },
    off: { ship_only_in_domestic: true },
    without: [],
    pages: [
      { page: "/checkout/{checkout_id}/address?edit=new", part: "countries abroad", html: '<option value="DE"' },
      { page: "/account/address?edit=new", part: "countries abroad", html: '<option value="DE"' },
    ],
    calls: [
      {
        call: "PATCH /api/checkout/{checkout_id}",
        asks: "an address abroad",
        body: {
          shipping_address: {
            type: "home",
            name: "Asha Rao",
            dial_code: "+49",
            mobile: "15123456789",
            country: "DE",
            address: "Weberstrasse 4",
            city: "Bonn",
            pincode: "53113",
          },
        },
        code: "place_not_served",
        refused: "off",
      },
    ],
  },
  {
    name: "disable_delivery",
    does: "Sends nothing: orders are picked up only. If there is no pickup either, the bag asks the shop instead.",
    on: { disable_delivery: false },
    off: { disable_delivery: true },
    without: [],
    pages: [{ page: "/checkout/{checkout_id}/address", part: "the choice of delivery", html: "=delivery" }],
    calls: [
      {
        call: "PATCH /api/checkout/{checkout_id}",
        asks: "delivery",
        body: { order_type: "delivery" },
        code: "delivery_not_offered",
        refused: "off",
      },
    ],
  },
  {
    name: "disp_stock_left",
    does: "Says how much is left of a product, from `min_stock` down; without `min_stock`, always.",
    on: { disp_stock_left: true, min_stock: 100_000 },
    off: { disp_stock_left: false, min_stock: 100_000 },
    without: [],
    pages: [{ page: "/product/{product}", part: "the line about a low stock", html: "Low stock" }],
    calls: [],
  },
  {
    name: "min_stock",
    does: "Up to how much stock `disp_stock_left` says what is left.",
    on: { disp_stock_left: true, min_stock: 100_000 },
    off: { disp_stock_left: true, min_stock: 1 },
    without: [],
    pages: [{ page: "/product/{product}", part: "the line about a low stock", html: "Low stock" }],
    calls: [],
  },
];
