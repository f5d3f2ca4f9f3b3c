/** The keywords of `ys_features` that switch something in this shop: see docs/switches.md. */
export const FEATURE_KEYWORDS = [
  "ip_based_4_currency",
  "ip_based_10_currency",
  "ip_based_25_plus_currency",
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
  "terms_acceptance",
  "related_products",
  "product_search",
  "product_video",
  "product_reviews",
  "shop_the_look",
  "pincode_service",
  "time_based_delivery",
  "social_login",
  "customer_feedback",
  "sizing_assistant",
] as const;
export type FeatureKeyword = (typeof FEATURE_KEYWORDS)[number];

/**
 * Keywords of the platform for what this shop has not built (docs/domain.md#not-built). Stores may have bought them, so
 * they are no mistakes; they switch nothing.
 */
const UNBUILT_KEYWORDS: readonly string[] = [
  "vendors",
  "discounts_page",
  "recipes",
  "web_stories",
  "sample_request",
  "shopping_assistant",
  "appointment_scheduler",
  "abandoned_cart",
];

/**
 * Reads the features from `ys_features`. No other code uses the names of features; unknown names switch nothing
 * (specification §6).
 */
export function readFeatures(ysFeatures: readonly string[]) {
  const has = (name: FeatureKeyword) => ysFeatures.includes(name);
  const currencyByCountry =
    has("ip_based_4_currency") || has("ip_based_10_currency") || has("ip_based_25_plus_currency");
  return {
    currencyByCountry,
    // A store cannot show the currency of the visitor's country without having more than one.
    severalCurrencies: has("currency_variation") || currencyByCountry,
    storePickup: has("store_pickup"),
    newsletter: has("newsletter"),
    whatsappChat: has("whatsapp_chat"),
    blogs: has("blogs"),
    collections: has("collections"),
    extraPages: has("extra_pages"),
    giftCards: has("giftcard"),
    manualGiftCards: has("manual_giftcard"),
    giftOrder: has("gift_order"),
    orderNote: has("order_note"),
    termsAcceptance: has("terms_acceptance"),
    storeLocator: has("store_locator"),
    productVideo: has("product_video"),
    relatedProducts: has("related_products"),
    productSearch: has("product_search"),
    shopTheLook: has("shop_the_look"),
    pincodeService: has("pincode_service"),
    timeBasedDelivery: has("time_based_delivery"),
    socialLogin: has("social_login"),
    productReviews: has("product_reviews"),
    customerFeedback: has("customer_feedback"),
    sizingAssistant: has("sizing_assistant"),
  };
}
export type Features = ReturnType<typeof readFeatures>;

/** Whether a name in `ys_features` is that of a feature, built or not. Others are most likely misspelt. */
export function isKnownFeature(name: string): boolean {
  const known: readonly string[] = [...FEATURE_KEYWORDS, ...UNBUILT_KEYWORDS];
  return known.includes(name);
}
