import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { emailSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";

export const subscribeNewsletterCall = defineCall({
  method: "POST",
  path: "/api/newsletter",
  caller: "shop",
  summary: "Puts an e-mail address on the list of the newsletter. One that is on it already gets the same answer.",
  body: z.object({ email: emailSchema }),
  answer: z.object({ message: z.string().meta({ description: "What the owner lets subscribers know; may be empty" }) }),
  refusals: ["newsletter_off", "too_many_attempts"],
});

const done = z.object({ done: z.literal(true) });

export const sendUnsubscribeLinkCall = defineCall({
  method: "POST",
  path: "/api/newsletter/unsubscribe-link",
  caller: "visitor",
  summary: "Mails a link that takes the address off the list. One that is not on it gets the same answer, and no mail.",
  body: z.object({ email: emailSchema }),
  answer: done,
  refusals: ["too_many_attempts"],
});

export const unsubscribeNewsletterCall = defineCall({
  method: "POST",
  path: "/api/newsletter/unsubscribe",
  caller: "visitor",
  summary: "Takes an address off the list, by the token of its link. Once more changes nothing.",
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: done,
  refusals: ["link_unknown", "too_many_attempts"],
});

export const subscribersAnswerSchema = z.object({ csv: z.string(), next: z.string().nullable() });

export const exportSubscribersCall = defineCall({
  method: "GET",
  path: "/api/owner/newsletter",
  caller: "owner",
  summary: "Who gets the newsletter as CSV, each with the link out of it, part after part; the first names the columns",
  query: storeQuerySchema.extend({
    after: z.string().max(254).optional().meta({ description: "`next` of the part before; left out for the first" }),
  }),
  answer: subscribersAnswerSchema,
  refusals: ["store_unknown"],
});
