import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { idSchema, line } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { PAYMENT_STATUSES } from "@/lib/domain/payment/payment";

/** What the list of orders can be filtered by; nothing of it is a page. */
const filterSchema = z.object({
  q: line(100).optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  payment: z.enum(PAYMENT_STATUSES).optional(),
  asked: z.enum(["cancellation"]).optional(),
});

export const savedViewsAnswerSchema = z.object({
  list: z.array(z.object({ _id: z.string(), name: z.string(), filter: filterSchema })),
});
export type SavedViewsAnswer = z.output<typeof savedViewsAnswerSchema>;

export const listOrderViewsCall = defineCall({
  method: "GET",
  path: "/api/owner/order-views",
  caller: "owner",
  right: "orders.read",
  summary: "The filters of the list of orders that the store's people have named, by name",
  query: storeQuerySchema,
  answer: savedViewsAnswerSchema,
});

export const saveOrderViewCall = defineCall({
  method: "POST",
  path: "/api/owner/order-views",
  caller: "owner",
  right: "orders.write",
  summary:
    "Names a filter of the list of orders, for all people of the store. An earlier one of this name is replaced.",
  query: storeQuerySchema,
  body: z.object({ name: line(40).refine((text) => text !== ""), filter: filterSchema }),
  answer: savedViewsAnswerSchema,
  refusals: ["too_many_views"],
});

export const removeOrderViewCall = defineCall({
  method: "DELETE",
  path: "/api/owner/order-views/{view_id}",
  caller: "owner",
  right: "orders.write",
  summary: "Removes a named filter",
  params: z.object({ view_id: idSchema }),
  query: storeQuerySchema,
  answer: savedViewsAnswerSchema,
});
