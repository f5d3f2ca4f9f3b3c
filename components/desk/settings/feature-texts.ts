import type { FeatureKeyword } from "@/lib/domain/store/features";

/** The features that are one switch at the desk; the first is set when it is switched on. */
type FeatureText = {
  features: readonly [FeatureKeyword, ...FeatureKeyword[]];
  label: string;
  help: string;
};

const feature = (name: FeatureKeyword, label: string, help: string): FeatureText => ({ features: [name], label, help });

export const FEATURE_TEXTS: readonly FeatureText[] = [
  feature("product_search", "Search", "The search field, its panel and its page."),
  feature("blogs", "Blog", "The list of posts, their pages, and their part of the home page."),
  feature("extra_pages", "Pages of your own", "Those below /pages. Policies, about us and contact are always there."),
  feature("collections", "Collections", "The page of names from A to Z."),
  feature("store_locator", "Shops near you", "The page with your branches."),
  feature("shop_the_look", "Shop the look", "Pictures with points that lead to products, on the home page."),
  feature("related_products", "Related products", "A row of them below each product."),
  feature("product_video", "Videos", "Videos among the pictures of a product."),
  feature("newsletter", "Newsletter", "The form in the footer, and the dialog if it is on."),
  feature("whatsapp_chat", "Chat", "The button for a chat, if it is on."),
  feature("currency_variation", "Several currencies", "Shoppers choose in which currency they see prices and pay."),
  {
    features: ["ip_based_25_plus_currency", "ip_based_10_currency", "ip_based_4_currency"],
    label: "Currency of the shopper’s country",
    help: "They see it first, and may choose another one.",
  },
  feature("store_pickup", "Pickup", "Orders can be collected at your branches."),
  feature("time_based_delivery", "Delivery slots", "Shoppers in your country choose day and time instead of a method."),
  feature("pincode_service", "Only some postal codes", "Delivers only to those in the settings of delivery."),
  feature("giftcard", "Gift cards", "Shoppers pay with them, if the checkout takes them."),
  feature("manual_giftcard", "Gift cards made by you", "You issue them at the desk, too."),
  feature("gift_order", "Gift wrapping", "Offered in the checkout, if it is on there."),
  feature("order_note", "Note with the order", "Taken in the checkout, if it is on there."),
  feature(
    "terms_acceptance",
    "Terms have to be accepted",
    "With a tick before an order is placed; the order keeps when.",
  ),
  feature("social_login", "Sign-in through Google and Facebook", "If their keys are set on the server."),
  feature("customer_feedback", "Ratings of the shop", "Asked of customers in their account, if it is on."),
  feature("sizing_assistant", "Sizing assistant", "Works measurements out where something is made to measure."),
];
