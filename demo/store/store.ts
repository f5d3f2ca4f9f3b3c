import { FOOTER_CONFIG } from "../content/footer";
import type { DemoPictures } from "../demo-pictures";
import { SWATCHES } from "../products/filter-groups";
import { BRANCHES, OPENING_DAYS } from "./branches";
import { COUNTRY_LISTS, CURRENCY_TYPES } from "./currencies";
import { applicationSetting } from "./settings";

export const STORE_NAME = "Nila Loom";

export const FEATURES = [
  "ip_based_10_currency",
  "currency_variation",
  "store_pickup",
  "newsletter",
  "whatsapp_chat",
  "blogs",
  "collections",
  "extra_pages",
  "store_locator",
  "giftcard",
  "manual_giftcard",
  "gift_order",
  "order_note",
  "related_products",
  "product_video",
  "product_search",
  "product_reviews",
  "customer_feedback",
  "shop_the_look",
  "sizing_assistant",
];

/**
 * The `store_details` of the demo store, without name and status, as `GET /store_details/details_v4` returns them
 * (specification §3).
 */
export function storeDetails(demoPictures: DemoPictures, loadedAt: Date) {
  return {
    type: "order_based",
    sub_type: "order",
    country: "India",
    // The base URL of the shop. If it is empty, the URL at which the shop is started is used.
    base_url: "",
    gst_no: "32AAAAA0000A1Z5",
    customer_contact_no: "+91 484 000 0114",
    company_details: {
      name: "Nila Loom",
      contact_person: "Leela Varghese",
      email: "hello@nilaloom.example",
      dial_code: "+91",
      mobile: "4840000114",
      address: "Burgher Street",
      city: "Fort Kochi",
      state: "Kerala",
      pincode: "682001",
      grievance_officer: {
        name: "Leela Varghese",
        email: "grievances@nilaloom.example",
        mobile: "+91 484 000 0115",
      },
    },
    logo: demoPictures.file("store/logo.svg"),
    social_logo: demoPictures.picture("store/social.webp", "").src,
    additional_features: {
      disp_all_products: true,
      custom_model: false,
      giftcard_type: "wallet",
      gc_validity_in_month: 12,
      cropper_resolution: "900x1060",
    },
    package_details: { billing_status: true },
    tax_config: { name: "GST", domestic_states: ["Kerala"], domestic_tax: 5, international_tax: 0 },
    packaging_charges: { type: "amount", value: 0, min_package_amt: 0 },
    seo_details: {
      page_title: "Nila Loom: handloom cloth, garments and yarn",
      meta_desc:
        "Handwoven cloth by the metre, garments by the piece and yarn by the kilogram, from eleven weaving households in Kerala and Tamil Nadu.",
      meta_keywords: ["handloom", "handwoven cloth", "khadi", "ikat", "kasavu", "Kannur", "natural indigo"],
      h1_tag: "Handloom cloth, garments and yarn from Kerala and Tamil Nadu",
      tile_color: "#2a3f6f",
    },
    analytics_details: { vcodes: [] },
    payment_types: [
      {
        name: "COD",
        btn_name: "Cash on delivery",
        rank: 2,
        mode: "production",
        cod_config: { cod_charges: 50, max_amount: 10000, sms_status: true },
        supported_currrencies: ["INR"],
        status: "active",
      },
      {
        name: "Gpay",
        btn_name: "UPI",
        rank: 1,
        mode: "production",
        // No bank uses this UPI handle.
        app_config: { upi_id: "nilaloom@example", account_name: "Nila Loom" },
        supported_currrencies: ["INR"],
        status: "active",
      },
      {
        name: "Bank Payment",
        btn_name: "Bank transfer",
        rank: 3,
        mode: "production",
        app_config: {
          account_name: "Nila Loom",
          account_number: "000000000114",
          bank_name: "Bank of the example, Fort Kochi",
          ifsc_code: "EXPL0000114",
        },
        supported_currrencies: [],
        status: "active",
      },
      {
        // Shoppers are offered Square only if SQUARE_ACCESS_TOKEN is set to an access token for Square's sandbox.
        name: "Square",
        btn_name: "Card (Square)",
        rank: 4,
        mode: "sandbox",
        app_config: { application_id: "sandbox-sq0idb-example", location_id: "EXAMPLE" },
        supported_currrencies: [],
        status: "active",
      },
      {
        // Shoppers are offered Foloosi only if FOLOOSI_SECRET_KEY is set to a Foloosi secret key.
        name: "Foloosi",
        btn_name: "Visa or Mastercard (Foloosi)",
        rank: 5,
        mode: "sandbox",
        app_config: { merchant_key: "test_example" },
        supported_currrencies: [],
        status: "active",
      },
      {
        // Shoppers are offered Razorpay only if RAZORPAY_KEY_SECRET is set to the secret of a Razorpay test key.
        name: "Razorpay",
        btn_name: "Card or net banking (Razorpay)",
        rank: 6,
        mode: "sandbox",
        app_config: { key_id: "rzp_test_example" },
        supported_currrencies: [],
        status: "active",
      },
      {
        // Shoppers are offered Stripe only if STRIPE_SECRET_KEY is set to the secret of a Stripe test key.
        name: "Stripe",
        btn_name: "Card, Apple Pay, Google Pay (Stripe)",
        rank: 7,
        mode: "sandbox",
        app_config: { publishable_key: "pk_test_example" },
        supported_currrencies: [],
        status: "active",
      },
      {
        // Shoppers are offered PayPal only if PAYPAL_CLIENT_SECRET is set to the secret of an app in PayPal's sandbox.
        name: "PayPal",
        btn_name: "PayPal account",
        rank: 8,
        mode: "sandbox",
        app_config: { client_id: "paypal-client" },
        supported_currrencies: [],
        status: "active",
      },
    ],
    currency_types: CURRENCY_TYPES,
    store_properties: [
      {
        pincodes: [],
        currency_list: COUNTRY_LISTS,
        opening_days: OPENING_DAYS,
        branches: BRANCHES,
        img_tag_list: [
          { _id: "natural-dye", name: "Plant dyed", rank: 1, status: "active" },
          { _id: "hand-spun", name: "Hand-spun", rank: 2, status: "active" },
          { _id: "guest-loom", name: "Guest loom", rank: 3, status: "active" },
        ],
        auto_tags: [
          { type: "new_arrival", name: "New", status: "active" },
          { type: "on_sale", name: "Reduced", status: "active" },
          { type: "sold_out", name: "Sold out", status: "active" },
        ],
        color_list: Object.entries(SWATCHES).map(([name, code]) => ({ name, code })),
        checkout_setting: {
          apply_coupon: true,
          apply_gift_card: true,
          offer_except_disc_products: true,
          gift_order: true,
          order_note: true,
          sample_request: false,
          cod_guest_checkout: true,
          cod_apply_coupon: true,
          cod_store_pickup: true,
          disable_cod_custom_items: true,
        },
        footer_config: FOOTER_CONFIG,
        giftcard_config: {
          price_list: [1500, 3000, 10000],
          price_range_status: true,
          price_range: { from: 500, to: 50000 },
        },
        application_setting: applicationSetting(demoPictures, loadedAt),
      },
    ],
  };
}
