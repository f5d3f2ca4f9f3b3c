import type { FeatureSwitch, PageEffect } from "./switch";

const COUNTRY_FEATURES = ["ip_based_4_currency", "ip_based_10_currency", "ip_based_25_plus_currency"] as const;

const countrySwitches = COUNTRY_FEATURES.map(
  (name): FeatureSwitch => ({
    name,
    does: "Shows prices in the currency of the visitor's country. Includes `currency_variation`.",
    without: COUNTRY_FEATURES.filter((other) => other !== name),
    pages: [{ page: "/", part: "the look-up of the country", html: "&quot;byCountry&quot;:true" }],
    calls: [],
  }),
);

/** The links to a page, on the home page with its menu and footer, and its entry in the sitemap. */
const linksTo = (path: string): PageEffect[] => [
  { page: "/", part: "links to it in menu, footer and content", html: `href="${path}` },
  { page: "/sitemap/1.xml", part: "its entry", html: `${path}` },
];
const wholePage = (page: string): PageEffect => ({ page, part: null, html: "" });

/** The features of pages and of the catalogue. */
export const SHOP_SWITCHES: readonly FeatureSwitch[] = [
  ...countrySwitches,
  {
    name: "currency_variation",
    does: "Offers more than the base currency.",
    without: COUNTRY_FEATURES,
    pages: [{ page: "/", part: "the choice of a currency", html: '<option value="USD"' }],
    calls: [
      {
        call: "PATCH /api/checkout/{checkout_id}",
        asks: "another currency",
        body: { currency: "USD" },
        code: "currency_unknown",
        refused: "off",
      },
      {
        call: "POST /api/checkout",
        asks: "another currency",
        body: { currency: "USD" },
        code: "currency_unknown",
        refused: "off",
      },
    ],
  },
  {
    name: "newsletter",
    does: "Newsletter form and dialog, if `newsletter_status` is on.",
    without: [],
    pages: [{ page: "/", part: "the form in the footer", html: 'action="/api/newsletter"' }],
    calls: [
      {
        call: "POST /api/newsletter",
        asks: "",
        body: { email: "reader@example.com" },
        code: "newsletter_off",
        refused: "off",
      },
    ],
  },
  {
    name: "whatsapp_chat",
    does: "Chat button, if `chat_status` is on.",
    without: [],
    pages: [{ page: "/", part: "the chat", html: 'data-offers="chat' }],
    calls: [],
  },
  {
    name: "blogs",
    does: "The journal, and its part of the home page.",
    without: [],
    pages: [wholePage("/blogs"), wholePage("/blogs/{post}"), ...linksTo("/blogs")],
    calls: [],
  },
  {
    name: "collections",
    does: "The page of names from A to Z.",
    without: [],
    pages: [wholePage("/collections"), ...linksTo("/collections")],
    calls: [],
  },
  {
    name: "extra_pages",
    does: "The owner's own pages below `/pages/`. Policies, about us and contact stay.",
    without: [],
    pages: [wholePage("/pages/{extra_page}"), ...linksTo("/pages/")],
    calls: [],
  },
  {
    name: "store_locator",
    does: "The page of the branches.",
    without: [],
    pages: [wholePage("/store-locator"), ...linksTo("/store-locator")],
    calls: [],
  },
  {
    name: "related_products",
    does: "The strip of related products.",
    without: [],
    pages: [{ page: "/product/{product}", part: "the strip below the product", html: "Goes well with" }],
    calls: [],
  },
  {
    name: "product_search",
    does: "Searching the products.",
    without: [],
    pages: [
      wholePage("/search"),
      { page: "/", part: "button and panel in the header", html: 'popoverTarget="search"' },
      { page: "/", part: "the search in structured data", html: "SearchAction" },
      { page: "/404", part: "the search field", html: 'gap-2" action="/search"' },
    ],
    calls: [
      { call: "GET /api/search", asks: "", query: "?q=indigo", code: "search_off", refused: "off" },
      { call: "GET /api/products", asks: "a text (`q`)", query: "?q=indigo", code: "search_off", refused: "off" },
    ],
  },
  {
    name: "sizing_assistant",
    does: "Works measurements out from answers about the body, where something is made to measure.",
    without: [],
    pages: [{ page: "/customize/{product}?addon={addon_id}", part: "the questions", html: 'name="sizing.' }],
    calls: [],
  },
  {
    name: "product_video",
    does: "The video of a product.",
    without: [],
    pages: [{ page: "/product/{product}", part: "the video", html: "<video" }],
    calls: [],
  },
  {
    name: "product_reviews",
    does: "Reviews of products. They are not built yet, so there is nothing to show, on or off.",
    without: [],
    pages: [{ page: "/product/{product}", part: "nothing yet", html: "" }],
    calls: [],
  },
  {
    name: "shop_the_look",
    does: "The pictures with hot spots of the home page.",
    without: [],
    pages: [{ page: "/", part: "the segment", html: "Three things from one loft" }],
    calls: [],
  },
  {
    name: "social_login",
    does: "Sign-in through Google and Facebook, if their keys are set.",
    without: [],
    pages: [{ page: "/account/sign-in", part: "the buttons", html: "/api/account/social/google" }],
    calls: [{ call: "GET /api/account/social/{provider}", asks: "", code: "social_sign_in_off", refused: "off" }],
  },
  {
    name: "customer_feedback",
    does: "Ratings of the shop by its customers, if `feedback` is on.",
    without: [],
    pages: [wholePage("/account/feedback"), { page: "/account", part: "its card", html: "/account/feedback" }],
    calls: [
      {
        call: "POST /api/account/feedback",
        asks: "",
        body: { quality: 5, pricing: 5, shipping: 5, comment: "" },
        code: "feedback_off",
        refused: "off",
      },
    ],
  },
];
