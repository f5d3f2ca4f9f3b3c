import { defineCall } from "@/lib/contracts/api/call";
import { LIST_BODY_LIMIT, listAnswerSchema, SAVE_REFUSALS, saveBody } from "@/lib/contracts/store/list-calls";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";

export const listDeliveryPlansCall = defineCall({
  method: "GET",
  path: "/api/owner/delivery-slots",
  caller: "owner",
  right: "store.read",
  summary: "The days, times and prices at which orders are delivered, where the shop has delivery slots",
  query: storeQuerySchema,
  answer: listAnswerSchema,
  refusals: ["store_unknown"],
});

export const saveDeliveryPlansCall = defineCall({
  method: "PUT",
  path: "/api/owner/delivery-slots",
  caller: "owner",
  right: "store.write",
  summary: "Replaces the delivery slots; a list that another has changed since it was seen is refused",
  query: storeQuerySchema,
  body: saveBody,
  bodyLimit: LIST_BODY_LIMIT,
  answer: listAnswerSchema,
  refusals: SAVE_REFUSALS,
});
