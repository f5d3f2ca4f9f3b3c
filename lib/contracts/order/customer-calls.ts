import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { NEW_ITEM_REFUSALS } from "@/lib/contracts/cart/calls";
import { idSchema, line } from "@/lib/contracts/customer/fields";
import { ORDER_TYPES } from "@/lib/domain/order/list";
import { orderWireSchema } from "./wire";

const orderId = z.object({ order_id: idSchema });

export const listOrdersCall = defineCall({
  method: "GET",
  path: "/api/orders",
  caller: "customer",
  part: "ordering",
  summary: "The customer's orders of one type, the newest first, ten per page",
  query: z.object({
    type: z.enum(ORDER_TYPES).default("live"),
    q: line(100).default("").meta({ description: "Part of the order number, or of the name of an item" }),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  answer: z.object({
    list: z.array(orderWireSchema),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    total_pages: z.int(),
  }),
});

export const reorderCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/re-order",
  caller: "customer",
  part: "ordering",
  summary: "Puts the items of an order that are still sold into the cart, at today's prices",
  params: orderId,
  answer: z.object({
    added: z.array(z.int()).meta({ description: "Positions of the items that were put into the cart" }),
    left_out: z.array(z.object({ position: z.int(), code: z.enum(NEW_ITEM_REFUSALS) })),
  }),
  refusals: ["order_unknown"],
});
