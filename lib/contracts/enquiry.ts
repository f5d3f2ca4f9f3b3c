import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import {
  dialCodeSchema,
  doneSchema,
  emailSchema,
  idSchema,
  line,
  mobileSchema,
  momentSchema,
  nameSchema,
} from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { storeIdSchema } from "@/lib/contracts/store/published-response";
import { type Enquiry, type EnquiryReply, MAX_ENQUIRY_LENGTH } from "@/lib/domain/enquiry";
import { ENQUIRY_STATES } from "@/lib/domain/enquiry-state";

const messageSchema = z
  .string()
  .trim()
  .max(MAX_ENQUIRY_LENGTH)
  .refine((text) => text !== "", fieldRefusal("message_needed"))
  // Line breaks and tabs are allowed. Other control characters have no place in a message, and PostgreSQL cannot store
  // the null character.
  .refine((text) => !/[^\P{Cc}\r\n\t]/u.test(text), fieldRefusal("text_invalid"));

/** The request contains the id of the product; the shop looks up its name and SKU. */
export const enquiryBodySchema = z.object({
  product_id: idSchema,
  variant_id: line(64).default("").meta({ description: "The chosen variant; empty without one" }),
  name: nameSchema,
  email: emailSchema,
  dial_code: dialCodeSchema.default(""),
  mobile: mobileSchema.default(""),
  message: messageSchema,
  website: z.string().max(500).default("").meta({ description: "A honeypot: enquiries that fill it in are dropped" }),
});

const MAX_SUBJECT_LENGTH = 150;

/** A question that is not about one product. */
export const askShopBodySchema = enquiryBodySchema
  .pick({ name: true, email: true, dial_code: true, mobile: true, message: true, website: true })
  .extend({ subject: line(MAX_SUBJECT_LENGTH).default("") });

export const askShopCall = defineCall({
  method: "POST",
  path: "/api/enquiries/shop",
  caller: "visitor",
  summary: "Sends the shop a question that is not about one product",
  body: askShopBodySchema,
  answer: doneSchema,
  refusals: ["mobile_invalid", "too_many_attempts"],
});

/** The body of `POST /store_details/enquiry_mail`, the published call with which other programs ask the shop. */
export const enquiryMailBodySchema = askShopBodySchema
  .pick({ name: true, email: true, message: true, subject: true })
  .extend({ store_id: storeIdSchema, mobile: line(40).default("") });

export const enquiryMailAnswerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal(true) }),
  z.object({ status: z.literal(false), message: z.string() }),
]);

export const sendEnquiryCall = defineCall({
  method: "POST",
  path: "/api/enquiries",
  caller: "visitor",
  summary: "Sends a question about a product of an enquiry store, or a product for pre-order.",
  body: enquiryBodySchema,
  answer: doneSchema,
  refusals: ["product_unknown", "variant_unknown", "enquiries_off", "mobile_invalid", "too_many_attempts"],
});

export const enquiryWireSchema = z.object({
  _id: z.string(),
  product_id: z.string().meta({ description: "Empty if the question is not about one product" }),
  product_slug: z.string(),
  product_name: z.string().meta({ description: "Or else the subject of the question" }),
  product_sku: z.string(),
  options: z.string().meta({ description: "Options of the chosen variant; empty without one" }),
  customer_id: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  mobile: z.string().meta({ description: 'Such as "+91 9876543210"; empty without one' }),
  message: z.string(),
  sent_on: momentSchema,
  answered_on: momentSchema.nullable().meta({ description: "Null while somebody waits for an answer" }),
});
export type EnquiryWire = z.output<typeof enquiryWireSchema>;

export const enquiriesAnswerSchema = z.object({ list: z.array(enquiryWireSchema), total: z.int(), page: z.int() });
export type EnquiriesAnswer = z.output<typeof enquiriesAnswerSchema>;

export const ENQUIRIES_PER_PAGE = 50;

export const listEnquiriesCall = defineCall({
  method: "GET",
  path: "/api/owner/enquiries",
  caller: "owner",
  right: "customers.read",
  summary: "The enquiries, newest first",
  query: storeQuerySchema.extend({
    q: line(100).default("").meta({ description: "A part of the name, e-mail address, product, subject or message" }),
    state: z.enum(ENQUIRY_STATES).default("all"),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  answer: enquiriesAnswerSchema,
});

export const answeredEnquirySchema = enquiryWireSchema.extend({
  reply_list: z
    .array(z.object({ _id: z.string(), on: momentSchema, by: z.string(), text: z.string() }))
    .meta({ description: "What the shop sent by e-mail, the first answer first" }),
});
export type AnsweredEnquiry = z.output<typeof answeredEnquirySchema>;

export const answeredEnquiryToWire = (enquiry: Enquiry, replies: readonly EnquiryReply[]): AnsweredEnquiry => ({
  ...enquiryToWire(enquiry),
  reply_list: replies.map(({ id, createdAt, author, text }) => ({
    _id: id,
    on: createdAt.toISOString(),
    by: author,
    text,
  })),
});

const enquiryParams = z.object({ enquiry_id: idSchema });

export const readEnquiryCall = defineCall({
  method: "GET",
  path: "/api/owner/enquiries/{enquiry_id}",
  caller: "owner",
  right: "customers.read",
  summary: "One enquiry with what was answered",
  params: enquiryParams,
  query: storeQuerySchema,
  answer: answeredEnquirySchema,
  refusals: ["enquiry_unknown"],
});

export const answerEnquiryCall = defineCall({
  method: "POST",
  path: "/api/owner/enquiries/{enquiry_id}/replies",
  caller: "owner",
  right: "customers.write",
  summary: "Answers an enquiry by e-mail",
  params: enquiryParams,
  query: storeQuerySchema,
  body: z.object({ text: messageSchema }),
  answer: answeredEnquirySchema,
  refusals: ["enquiry_unknown"],
});

export const markEnquiryAnsweredCall = defineCall({
  method: "POST",
  path: "/api/owner/enquiries/{enquiry_id}/answered",
  caller: "owner",
  right: "customers.write",
  summary: "Notes that an enquiry was answered in another way, such as by phone, or needs no answer",
  params: enquiryParams,
  query: storeQuerySchema,
  answer: answeredEnquirySchema,
  refusals: ["enquiry_unknown"],
});

export function enquiryToWire(enquiry: Enquiry): EnquiryWire {
  return {
    _id: enquiry.id,
    product_id: enquiry.productId,
    product_slug: enquiry.productSlug,
    product_name: enquiry.productName,
    product_sku: enquiry.sku,
    options: enquiry.options,
    customer_id: enquiry.customerId,
    name: enquiry.name,
    email: enquiry.email,
    mobile: [enquiry.dialCode, enquiry.mobile].filter(Boolean).join(" "),
    message: enquiry.message,
    sent_on: enquiry.createdAt.toISOString(),
    answered_on: enquiry.answeredAt?.toISOString() ?? null,
  };
}
