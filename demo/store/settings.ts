import { addDays } from "../days";
import type { DemoPictures } from "../demo-pictures";
import { SHIPPING_METHODS } from "./shipping-methods";

/** How many days after the demo store is loaded the sale in the announcement bar ends. */
const SALE_DAYS = 6;

/** What the demo's settings promise and a store without its products and offers does not have. */
export const DEMO_PROMISES = {
  sale: "End of the roll: 15 % off six cloths by the metre. Ends in TIMER",
  offerCode: "WELCOME10",
  searchKeywords: ["Indigo", "Herringbone", "Kasavu", "Khadi", "Ikat", "Linen trousers"],
};

/**
 * The demo store's `application_setting`, in the format of the platform's calls. Amounts are in rupees, weights in
 * kilograms.
 */
export function applicationSetting(demoPictures: DemoPictures, loadedAt: Date) {
  return {
    min_qty: { Pcs: 1, Mts: 0.5, Kgs: 0.25 },
    step_qty: { Pcs: 1, Mts: 0.5, Kgs: 0.25 },
    customize_name: {
      Pcs: "CUSTOMIZE YOUR GARMENT",
      Mts: "STITCH GARMENT",
      Kgs: "CUSTOMIZE YOUR PRODUCT",
    },
    max_shipping_weight: 20,
    min_checkout_value: 200,
    gift_wrapping_charges: 60,
    guest_checkout: true,
    product_addon: true,
    disp_stock_left: true,
    min_stock: 5,
    tag_position: "t_l",
    sp_slot_duration: 60,
    sp_delay_type: "hour",
    sp_delay_duration: 2,
    hide_currency: false,
    estimated_delivery: `Leaves Fort Kochi within two working days; with you ${SHIPPING_METHODS.parcel.delivery_time} later within India.`,
    dispatch_days: 2,
    return_days: { Pcs: 14, Mts: 0, Kgs: 14 },
    returns: {
      self_service: true,
      exchange: true,
      paid_by: "customer",
      instructions:
        "Send the parcel to Nila Loom, Returns, in its first packing if you can, and put the order number inside.",
      gift_card: true,
      withdrawal: true,
    },
    left_cart: { after_hours: 24 },
    feedback: true,
    search_keywords: DEMO_PROMISES.searchKeywords,
    search_synonyms: [
      ["saree", "sari", "साड़ी", "selai", "pudavai", "cheera", "seere"],
      ["silk", "resham", "reshmi", "ರೇಷ್ಮೆ", "pattu", "pata"],
      ["cotton", "sooti", "paruthi", "nool"],
      ["wool", "oon", "ooni", "kambali"],
      ["shawl", "pashmina"],
      ["stole", "scarf", "dupatta"],
      ["bedspread", "bedsheet", "bed sheet", "bedcover", "chadar"],
      ["tablecloth", "table cloth"],
      ["towel", "thorthu", "angocha"],
      ["blue", "indigo", "neela"],
      ["red", "lal", "laal"],
      ["green", "hara"],
      ["yellow", "peela"],
      ["white", "safed"],
      ["black", "kala"],
      ["handloom", "handwoven", "hathkargha", "kaithari"],
    ],
    announcebar_status: true,
    announcebar_config: {
      content: DEMO_PROMISES.sale,
      timer: true,
      timer_date: addDays(loadedAt, SALE_DAYS).toISOString(),
      link_status: true,
      link_type: "internal",
      link: "/on-sale",
    },
    newsletter_status: true,
    newsletter_config: {
      heading: "10 % off your first order",
      sub_heading: "And one letter a month: what is on the looms, what is nearly gone, and what is new in the journal.",
      image: demoPictures.picture("home/band-natural-dye.webp", "").src,
      btn_text: "Sign up",
      response_msg: "Thank you. Your code is in your inbox; the next letter comes on the first Sunday of the month.",
      offer_code: DEMO_PROMISES.offerCode,
      open_onload: true,
      subscription_status: true,
    },
    chat_status: true,
    chat_config: {
      type: "whatsapp",
      only_on_home: false,
      // After the country code, Indian mobile numbers never begin with 0, so nobody can have this number.
      mobile: "910000000114",
      message: "Hello, I have a question about a cloth.",
    },
  };
}
