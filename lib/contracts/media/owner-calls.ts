import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";

export const preparedPicturesAnswerSchema = z.object({
  store_id: z.string(),
  renditions: z.int().meta({ description: "The smaller versions of pictures that are made ahead, in all" }),
  ready: z.int(),
  is_preparing: z.boolean().meta({ description: "Whether the shop makes the others in the background" }),
});
export type PreparedPicturesAnswer = z.infer<typeof preparedPicturesAnswerSchema>;

export const countRenditionsCall = defineCall({
  method: "GET",
  path: "/api/owner/pictures",
  caller: "owner",
  right: "products.read",
  summary: "How many smaller versions of the store's pictures are ready",
  query: storeQuerySchema,
  answer: preparedPicturesAnswerSchema,
  refusals: ["store_unknown"],
});
