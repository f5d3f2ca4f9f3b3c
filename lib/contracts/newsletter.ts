import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { emailSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";

export const subscribeNewsletterCall = defineCall({
  method: "POST",
  path: "/api/newsletter",
  caller: "shop",
  summary: "Subscribes an e-mail address to the newsletter. A subscribed address gets the same response.",
  body: z.object({ email: emailSchema }),
  answer: z.object({ message: z.string().meta({ description: "The owner's message to subscribers; may be empty" }) }),
  refusals: ["newsletter_off", "too_many_attempts"],
});

const done = z.object({ done: z.literal(true) });

export const sendUnsubscribeLinkCall = defineCall({
  method: "POST",
  path: "/api/newsletter/unsubscribe-link",
  caller: "visitor",
  summary: "E-mails an unsubscribe link. An address that is not subscribed gets the same response, but no e-mail.",
  body: z.object({ email: emailSchema }),
  answer: done,
  refusals: ["too_many_attempts"],
});

export const unsubscribeNewsletterCall = defineCall({
  method: "POST",
  path: "/api/newsletter/unsubscribe",
  caller: "visitor",
  summary: "Unsubscribes the address of the token in the link. Repeating the call changes nothing.",
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: done,
  refusals: ["link_unknown", "too_many_attempts"],
});

const tokenQuery = z.object({ token: z.string().min(1).max(100) });

export const unsubscribeWithOneClickCall = defineCall({
  method: "POST",
  path: "/api/newsletter/unsubscribe/one-click",
  caller: "shop",
  isProvenByToken: true,
  summary:
    "Unsubscribes the address of the token. Mail programs call it for the reader (RFC 8058); the body is ignored.",
  query: tokenQuery,
  answer: done,
  refusals: ["link_unknown", "too_many_attempts"],
});

export const openUnsubscribeLinkCall = defineCall({
  method: "GET",
  path: "/api/newsletter/unsubscribe/one-click",
  caller: "shop",
  summary: "Redirects to the page for unsubscribing",
  query: tokenQuery,
  answer: z.null(),
});

export const subscribersAnswerSchema = z.object({ csv: z.string(), next: z.string().nullable() });

export const exportSubscribersCall = defineCall({
  method: "GET",
  path: "/api/owner/newsletter",
  caller: "owner",
  right: "customers.read",
  summary:
    "Newsletter subscribers as CSV, each with an unsubscribe link, in parts; the first part has the column names",
  query: storeQuerySchema.extend({
    after: z.string().max(254).optional().meta({ description: "`next` of the part before; omit for the first" }),
  }),
  answer: subscribersAnswerSchema,
  refusals: ["store_unknown"],
});
