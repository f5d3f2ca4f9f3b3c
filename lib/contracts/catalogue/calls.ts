import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { productListWireSchema } from "./product-list";

/** The calls that anybody may make while the store is open. They only read the catalogue. */
export const listProductsCall = defineCall({
  method: "GET",
  path: "/api/products",
  caller: "shop",
  summary:
    "A page of products with what the whole list can be narrowed by, also by `filter.<group>=a,b`. What cannot be read in the address is left out, as in the address of a list page.",
  query: z.looseObject({
    category: z.string().optional().meta({ description: "Slug or id" }),
    list: z.string().optional().meta({ description: "new_arrivals, on_sale or featured" }),
    q: z.string().optional(),
    ids: z.string().optional().meta({ description: "Just these products, at most twenty, joined by commas" }),
    goes_with: z
      .string()
      .optional()
      .meta({ description: "Products that go with these, and none of them: ids joined by commas" }),
    page: z.string().optional(),
    limit: z.string().optional(),
    sort_by: z.string().optional().meta({ description: "latest, price_asc or price_desc" }),
    min_price: z.string().optional(),
    max_price: z.string().optional(),
  }),
  answer: productListWireSchema,
  refusals: ["category_unknown", "search_off"],
});
