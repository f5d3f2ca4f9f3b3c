import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { doneSchema } from "@/lib/contracts/customer/fields";
import { MAIL_LISTS } from "@/lib/domain/stop-mails";

const linkSchema = z.object({
  list: z.enum(MAIL_LISTS).meta({ description: "The kind of e-mail that the link is in" }),
  token: z.string().min(1).max(100).meta({ description: "The token of the link" }),
});

export const stopMailsCall = defineCall({
  method: "POST",
  path: "/api/stop-mails",
  caller: "shop",
  summary: "Stops e-mails of one kind to the address that got the token. Repeating the call changes nothing.",
  body: linkSchema,
  answer: doneSchema,
  refusals: ["too_many_attempts"],
});

export const stopMailsWithOneClickCall = defineCall({
  method: "POST",
  path: "/api/stop-mails/one-click",
  caller: "shop",
  isProvenByToken: true,
  summary: "Stops e-mails of one kind. Mail programs call it for the reader (RFC 8058); the body is ignored.",
  query: linkSchema,
  answer: doneSchema,
  refusals: ["too_many_attempts"],
});

export const openStopMailsLinkCall = defineCall({
  method: "GET",
  path: "/api/stop-mails/one-click",
  caller: "shop",
  summary: "Redirects to the page that stops e-mails of one kind",
  query: linkSchema,
  answer: z.null(),
});
