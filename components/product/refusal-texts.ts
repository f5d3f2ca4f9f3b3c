import type { RefusalTexts } from "@/components/ui/refusal-texts";

export const PRODUCT_REFUSAL_TEXTS: RefusalTexts<"product"> = {
  category_unknown: "This category is no longer available.",
  product_unknown: "This product is no longer available.",
  search_off: "This shop has no search. Browse its categories instead.",
  stock_available: "It is back in stock: you can order it now.",
  variant_unknown: "Choose one of the available options.",
};
