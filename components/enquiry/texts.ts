import type { StoreDetails } from "@/lib/domain/store/store";

/** The texts beside the form, either for a store that shows no prices or for a product that is sold out. */
export function enquirySectionTexts({ setting }: StoreDetails) {
  return setting.hidesPrices
    ? {
        heading: "Ask about this product",
        text: "Ask about its price, how it is made or when it can be delivered. We will answer by e-mail.",
      }
    : {
        heading: "Pre-order this product",
        text: "This product is sold out for now. Tell us how many you would like, and we will e-mail you when we can make them.",
      };
}

export const enquiryBoxTexts = { priceOnRequest: "Price on request", enquire: "Enquire" } as const;

export const enquiryFieldTexts = {
  name: "Name",
  message: "Your question",
  honeypot: "Leave this field empty",
  submit: "Send",
} as const;
