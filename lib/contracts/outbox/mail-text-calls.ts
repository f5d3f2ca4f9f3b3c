import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { emailSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { MAIL_PLACEHOLDERS, MAIL_WORDING_PARTS } from "@/lib/domain/mail-text";
import { mailWordingSchema } from "./stored-mail-text";

const mailTextSchema = z.object({
  template: z.string(),
  wording: mailWordingSchema.meta({ description: "The owner's own words; an empty text leaves those of the shop" }),
  usual: z
    .object({ subject: z.string(), heading: z.string(), opening: z.string() })
    .meta({ description: "What the shop writes, for an example; without `opening` the owner's is put before it" }),
  parts: z.array(z.enum(MAIL_WORDING_PARTS)).meta({ description: "What of this mail the owner can write" }),
  placeholders: z.array(z.enum(MAIL_PLACEHOLDERS)).meta({ description: "What texts can name in braces: {shop}" }),
});
export type MailTextWire = z.output<typeof mailTextSchema>;

const listSchema = z.object({ list: z.array(mailTextSchema) });
export type MailTextsAnswer = z.output<typeof listSchema>;

const params = z.object({ template: z.string().regex(/^[a-z_]{1,60}$/) });

export const listMailTextsCall = defineCall({
  method: "GET",
  path: "/api/owner/mail-texts",
  caller: "owner",
  right: "store.read",
  summary: "The mails to shoppers, with the owner's own words for them",
  query: storeQuerySchema,
  answer: listSchema,
  refusals: ["store_unknown"],
});

export const saveMailTextCall = defineCall({
  method: "PUT",
  path: "/api/owner/mail-texts/{template}",
  caller: "owner",
  right: "store.write",
  summary: "Changes the words of one mail; what another has changed since it was seen is refused",
  params,
  query: storeQuerySchema,
  body: z.object({ wording: mailWordingSchema, seen: mailWordingSchema }),
  answer: mailTextSchema,
  refusals: ["store_unknown", "mail_unknown", "mail_text_changed", "mail_text_invalid"],
});

const previewSchema = z.object({ subject: z.string(), html: z.string() });
export type MailPreview = z.output<typeof previewSchema>;

export const previewMailCall = defineCall({
  method: "POST",
  path: "/api/owner/mail-texts/{template}/preview",
  caller: "owner",
  right: "store.read",
  summary: "The mail with these words, about an example. A question, sent as POST",
  params,
  query: storeQuerySchema,
  body: z.object({ wording: mailWordingSchema }),
  answer: previewSchema,
  refusals: ["store_unknown", "mail_unknown", "mail_text_invalid"],
});

const testSchema = z.object({
  is_sent: z.boolean(),
  reason: z.string().meta({ description: "Why it was not sent, as the mail server says" }),
  is_file: z.boolean().meta({ description: "No mail server is set: it was written to a file on the shop's disk" }),
});
export type MailTest = z.output<typeof testSchema>;

export const testMailCall = defineCall({
  method: "POST",
  path: "/api/owner/mail-texts/{template}/test",
  caller: "owner",
  right: "store.write",
  summary: "Sends the mail with these words at once, about an example, and says whether the mail server took it",
  params,
  query: storeQuerySchema,
  body: z.object({ wording: mailWordingSchema, email: emailSchema }),
  answer: testSchema,
  refusals: ["store_unknown", "mail_unknown", "mail_text_invalid"],
});
