import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * The heading and text of the enquiry section. In a store without prices they invite questions; otherwise the section
 * is shown only for a sold-out product, and they invite pre-orders.
 */
export function enquirySectionTexts({ setting }: StoreDetails) {
  return setting.hidesPrices
    ? {
        heading: "Ask about this product",
        text: "Ask about the price, how the product is made or when it can be delivered. We will answer by e-mail.",
      }
    : {
        heading: "Pre-order this product",
        text: "This product is sold out for now. Tell us how many you would like, and we will e-mail you when we can make them.",
      };
}

export const enquiryBoxTexts = { priceOnRequest: "Price on request", enquire: "Enquire" } as const;

export const makingTexts = {
  how: "Tell us what you would like made and how, with your measurements if you have them. We will answer with a price.",
} as const;
