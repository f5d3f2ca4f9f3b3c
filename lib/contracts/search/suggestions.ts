import { z } from "zod";
import { productCardWireSchema } from "@/lib/contracts/catalogue/product-list";

/** The suggestions shown while the visitor is still typing a search text. */
export const searchSuggestionsWireSchema = z.object({
  products: z.array(productCardWireSchema.extend({ summary: z.string() })),
  categories: z.array(z.object({ _id: z.string(), slug: z.string(), name: z.string() })),
  partial: z.boolean().meta({ description: "Whether the products match only some of the words, as none matches all" }),
  keywords: z.array(z.string()).meta({ description: "Other texts to search for, when this one finds nothing" }),
});
export type SearchSuggestionsWire = z.output<typeof searchSuggestionsWireSchema>;
