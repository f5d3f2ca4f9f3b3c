import type { RefusalTexts } from "@/components/ui/refusal-texts";

export const WISHLIST_REFUSAL_TEXTS: RefusalTexts<"wishlist"> = {
  list_unknown: "This wishlist is no longer shared.",
  wish_list_full: "Your wishlist is full. Remove a product before you save another one.",
};
