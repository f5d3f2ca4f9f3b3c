import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { productOfferWireSchema } from "./offer";
import { productStockWireSchema } from "./stock";

export const productStockCall = defineCall({
  method: "GET",
  path: "/api/products/{id}/stock",
  caller: "shop",
  summary: "How much is there at this moment",
  params: z.object({ id: z.string().meta({ description: "Id or slug" }) }),
  answer: productStockWireSchema,
  refusals: ["product_unknown"],
});

export const productOfferCall = defineCall({
  method: "GET",
  path: "/api/products/{id}/offer",
  caller: "shop",
  summary: "What a shopper chooses from before adding the product to the cart",
  params: z.object({ id: z.string().meta({ description: "Slug" }) }),
  answer: productOfferWireSchema,
  refusals: ["product_unknown"],
});
