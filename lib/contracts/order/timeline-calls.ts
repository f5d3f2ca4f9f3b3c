import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { momentSchema, paragraphs } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { MAX_NOTE_LENGTH, TIMELINE_KINDS, type TimelineEvent } from "@/lib/domain/order/timeline";
import { OWNER_ORDER_REFUSALS, ownerOrderParams } from "./owner-calls";
import { ownerOrderWireSchema } from "./owner-wire";

export const timelineAnswerSchema = z.object({
  list: z.array(
    z.object({
      at: momentSchema,
      kind: z.enum(TIMELINE_KINDS),
      by: z.string().meta({ description: "Who did it; empty for shoppers and the shop itself" }),
      text: z.string().meta({ description: "A note, a parcel's carrier and number, a document's number, a reason" }),
      amount: z.number().nullable().meta({ description: "In the base currency; null for events without money" }),
    }),
  ),
});
export type TimelineAnswer = z.output<typeof timelineAnswerSchema>;

export const timelineToWire = (events: readonly TimelineEvent[]): TimelineAnswer => ({
  list: events.map(({ at, kind, by, text: said, amount }) => ({
    at: at.toISOString(),
    kind,
    by,
    text: said,
    amount: amount === null ? null : toMajor(amount),
  })),
});

export const showTimelineCall = defineCall({
  method: "GET",
  path: "/api/owner/orders/{order_id}/timeline",
  caller: "owner",
  right: "orders.read",
  summary: "What became of an order and who did it, with the notes of the store's people, the newest first",
  params: ownerOrderParams,
  query: storeQuerySchema,
  answer: timelineAnswerSchema,
  refusals: ["order_unknown"],
});

export const addOrderNoteCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/notes",
  caller: "owner",
  right: "orders.write",
  summary: "Keeps a note about an order for the people of the store. The customer never sees it; nobody can change it.",
  params: ownerOrderParams,
  query: storeQuerySchema,
  body: z.object({ text: paragraphs(MAX_NOTE_LENGTH).refine((said) => said !== "") }),
  answer: timelineAnswerSchema,
  refusals: ["order_unknown"],
});

export const resendOrderMailCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/resend",
  caller: "owner",
  right: "orders.write",
  summary: "Sends the customer the message about where the order is now once more",
  params: ownerOrderParams,
  query: storeQuerySchema,
  answer: ownerOrderWireSchema,
  refusals: [...OWNER_ORDER_REFUSALS, "order_not_open", "message_not_kept"],
});
