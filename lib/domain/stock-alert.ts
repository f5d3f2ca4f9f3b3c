/** A request for one e-mail when a sold-out variant is back in stock. */
export type StockAlert = {
  productId: string;
  /** Empty for a product without variants. */
  variantId: string;
  email: string;
};

/** What is not back by then hardly comes back, and the address is not needed any more. */
export const STOCK_ALERT_MONTHS = 12;

/** The page that says what became of an alert, and that deletes one. */
export const STOCK_ALERT_PAGE = "/stock-alert";
export const STOCK_ALERT_QUERY = { token: "token", product: "product", variant: "variant", slug: "slug" } as const;
export type StockAlertDone = "stock_alert_set" | "stock_alert_deleted";

/** The id of the form on a product page, by which its script finds it. */
export const STOCK_ALERT_FORM = "stock-alert";
