/**
 * Reads the features from `ys_features`. No other code uses the names of features; unknown names are ignored
 * (specification §6).
 */
export function readFeatures(ysFeatures: readonly string[]) {
  const has = (name: string) => ysFeatures.includes(name);
  return {
    currencyByCountry: ["ip_based_4_currency", "ip_based_10_currency", "ip_based_25_plus_currency"].some(has),
    storePickup: has("store_pickup"),
    newsletter: has("newsletter"),
    whatsappChat: has("whatsapp_chat"),
    blogs: has("blogs"),
    collections: has("collections"),
    giftCards: has("giftcard"),
    manualGiftCards: has("manual_giftcard"),
    giftOrder: has("gift_order"),
    orderNote: has("order_note"),
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
  };
}
export type Features = ReturnType<typeof readFeatures>;
