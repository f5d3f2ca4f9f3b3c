import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { momentSchema } from "./fields";

const rating = z.int().min(1).max(5);

export const feedbackBodySchema = z.object({
  quality: rating,
  pricing: rating,
  shipping: rating,
  comment: z.string().trim().max(2_000).default(""),
});

export const sendFeedbackCall = defineCall({
  method: "POST",
  path: "/api/account/feedback",
  caller: "customer",
  summary: "Saves the customer's feedback about the shop; replaces earlier feedback.",
  body: feedbackBodySchema,
  answer: feedbackBodySchema,
  refusals: ["feedback_off"],
});

export const readFeedbackCall = defineCall({
  method: "GET",
  path: "/api/account/feedback",
  caller: "customer",
  summary: "The customer's own feedback; null without any.",
  answer: z.object({ feedback: feedbackBodySchema.nullable() }),
  refusals: ["feedback_off"],
});

export const FEEDBACK_PER_PAGE = 50;

export const feedbackListSchema = z.object({
  total: z.int(),
  page: z.int(),
  averages: z.object({ quality: z.number(), pricing: z.number(), shipping: z.number() }).nullable(),
  list: z.array(
    feedbackBodySchema.extend({
      customer_id: z.string(),
      name: z.string(),
      email: z.string(),
      sent_on: momentSchema,
    }),
  ),
});
export type FeedbackListWire = z.output<typeof feedbackListSchema>;

export const listFeedbackCall = defineCall({
  method: "GET",
  path: "/api/owner/feedback",
  caller: "owner",
  right: "customers.read",
  summary: "The feedback of all customers, newest first, with the average of each rating",
  query: storeQuerySchema.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: feedbackListSchema,
});
