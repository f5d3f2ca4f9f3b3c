import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
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
