import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { doneSchema, emailSchema, line } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { SUPPRESSION_REASONS, type Suppression, type SuppressionReason } from "@/lib/domain/suppression";

export const MAX_SUPPRESSIONS = 1_000;

const suppressionSchema = z.object({
  email: z.string(),
  reason: z.enum(SUPPRESSION_REASONS).meta({ description: "`bounced` gets no mail, `complained` only what it needs" }),
  detail: z.string(),
  created_on: z.iso.datetime(),
});
export type SuppressionWire = z.output<typeof suppressionSchema>;

export const suppressionsAnswerSchema = z.object({ list: z.array(suppressionSchema), total: z.int() });
export const suppressionDoneSchema = doneSchema;

export const listSuppressionsCall = defineCall({
  method: "GET",
  path: "/api/owner/suppressions",
  caller: "owner",
  right: "messages.read",
  summary: "The addresses to which the store sends no mail, the newest first",
  query: storeQuerySchema.extend({ limit: z.coerce.number().int().min(1).max(MAX_SUPPRESSIONS).default(100) }),
  answer: suppressionsAnswerSchema,
});

export const addSuppressionCall = defineCall({
  method: "POST",
  path: "/api/owner/suppressions",
  caller: "owner",
  right: "messages.write",
  summary: "Sends no more mail to an address, or none that it did not ask for",
  query: storeQuerySchema,
  body: z.object({
    email: emailSchema,
    reason: z.enum(SUPPRESSION_REASONS).default("bounced"),
    detail: line(300).default(""),
  }),
  answer: suppressionDoneSchema,
});

export const removeSuppressionCall = defineCall({
  method: "POST",
  path: "/api/owner/suppressions/remove",
  caller: "owner",
  right: "messages.write",
  summary: "Sends mail to an address again",
  query: storeQuerySchema,
  body: z.object({ email: emailSchema }),
  answer: suppressionDoneSchema,
  refusals: ["suppression_unknown"],
});

export function suppressionToWire({ createdAt, ...same }: Suppression): SuppressionWire {
  return { ...same, created_on: createdAt.toISOString() };
}

/**
 * What a mail provider, or a script between it and the shop, reports. `bounced` means for good: a full mailbox is no
 * reason, and other kinds of events are ignored.
 */
export const mailEventsSchema = z.object({
  events: z
    .array(
      z.object({
        email: emailSchema,
        kind: z.string().max(100),
        detail: z
          .string()
          .default("")
          .transform((text) =>
            text
              .replace(/[\s\p{Cc}]+/gu, " ")
              .trim()
              .slice(0, 300),
          ),
      }),
    )
    .max(500),
});
export type MailEvent = z.output<typeof mailEventsSchema>["events"][number];

/** The reason that an event is; null if it is none. */
export function reasonOfEvent({ kind }: Pick<MailEvent, "kind">): SuppressionReason | null {
  return SUPPRESSION_REASONS.find((reason) => reason === kind) ?? null;
}
