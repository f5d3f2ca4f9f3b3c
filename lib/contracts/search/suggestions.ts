import { z } from "zod";
import { productCardWireSchema } from "@/lib/contracts/catalogue/product-list";

/** What may be meant by the text so far. */
export const searchSuggestionsWireSchema = z.object({
  products: z.array(productCardWireSchema.extend({ summary: z.string() })),
  categories: z.array(z.object({ _id: z.string(), slug: z.string(), name: z.string() })),
  keywords: z.array(z.string()).meta({ description: "Texts that find more, when this one finds nothing" }),
});
export type SearchSuggestionsWire = z.output<typeof searchSuggestionsWireSchema>;
