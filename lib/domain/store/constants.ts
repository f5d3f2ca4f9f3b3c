/** Business constants of specification §9 and the template flags that go with them. */
export const PRODUCTS_PER_PAGE = 24;
export const RELATED_PRODUCTS_LIMIT = 10;
export const FEATURED_STRIP_LIMIT = 10;
export const BLOG_COUNT = 10;
export const BLOGS_PER_PAGE = 12;
export const NEW_ARRIVALS_LIMIT = 50;
export const NEW_ARRIVAL_DAYS = 30;
export const RECENTLY_VIEWED_LIMIT = 20;
export const MINIMUM_SEARCH_LENGTH = 3;

export const BASE_CURRENCY = "INR";

export const HEADER_OFFSET_PIXELS = 150;
export const HEADER_TOLERANCE_PIXELS = 5;
export const SCROLL_UP_THRESHOLD_PIXELS = 100;
export const DESKTOP_BREAKPOINT_PIXELS = 992;

/** What the shop's template shows (specification §9, "Template flags"). */
export const TEMPLATE = {
  buyNow: true,
  socialShare: true,
  breadcrumb: true,
  goBack: true,
  brand: true,
  unitDisplay: true,
  estimatedDelivery: true,
  termsAcceptance: false,
  customerGst: false,
} as const;

/** Button texts of specification §9. */
export const PURCHASE_TEXT = "PURCHASE";
export const EXPLORE_ALL_TEXT = "View More";
