/** What the shop shows and leaves out (specification §9, "Template flags"). */
export const TEMPLATE = {
  buyNow: true,
  socialShare: true,
  breadcrumb: true,
  goBack: true,
  brand: true,
  unitDisplay: true,
  estimatedDelivery: true,
  customerGst: false,
} as const;

/** Text of the buttons for buying (specification §9). */
export const PURCHASE_TEXT = "PURCHASE";

export const EXPLORE_ALL_TEXT = "View More";
