import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";

export const MAX_MESSAGES = 1_000;
const MESSAGE_STATUSES = ["waiting", "sent", "failed"] as const;

const messageId = z.string().regex(/^[0-9a-f]{1,32}$/);

const messageSchema = z.object({
  message_id: z.string(),
  channel: z.string().meta({ description: "mail or sms" }),
  template: z.string(),
  recipient: z.string(),
  status: z.string().meta({ description: "waiting, sent or failed" }),
  attempts: z.int(),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  reason: z.string().meta({ description: "Why it has not been sent" }),
  file: z.string().nullable().meta({ description: "The file on the shop's disk, if no service is set up to send it" }),
});
export type MessageWire = z.infer<typeof messageSchema>;

export const messagesAnswerSchema = z.object({ messages: z.array(messageSchema), total: z.int() });
export const messageAnswerSchema = messageSchema.extend({ text: z.string().nullable() });
export type MessagesAnswer = z.infer<typeof messagesAnswerSchema>;
export const retryAnswerSchema = z.object({ retried: z.int() });

export const listMessagesCall = defineCall({
  method: "GET",
  path: "/api/owner/outbox",
  caller: "owner",
  right: "messages.read",
  summary: "The newest e-mails and text messages, with their status",
  query: storeQuerySchema.extend({
    limit: z.coerce.number().int().min(1).max(MAX_MESSAGES).default(20),
    status: z.enum(MESSAGE_STATUSES).optional(),
  }),
  answer: messagesAnswerSchema,
});

export const showMessageCall = defineCall({
  method: "GET",
  path: "/api/owner/outbox/{message_id}",
  caller: "owner",
  right: "messages.read",
  summary: "One message, with its text if it was written to a file",
  params: z.object({ message_id: messageId }),
  query: storeQuerySchema,
  answer: messageAnswerSchema,
  refusals: ["message_unknown"],
});

export const retryMessagesCall = defineCall({
  method: "POST",
  path: "/api/owner/outbox/retry",
  caller: "owner",
  right: "messages.write",
  summary: "Retries a waiting or failed message at once, or with null all failed messages",
  query: storeQuerySchema,
  body: z.object({ message_id: messageId.nullable() }),
  answer: retryAnswerSchema,
  refusals: ["message_unknown", "message_not_kept"],
});

type OutboxRecord = {
  id: string;
  channel: string;
  template: string;
  recipient: string;
  status: string;
  attempts: number;
  createdAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  reason: string;
  file: string | null;
};

export function messageToWire({ id, createdAt, dueAt, sentAt, ...rest }: OutboxRecord): MessageWire {
  return {
    message_id: id,
    created_at: createdAt.toISOString(),
    due_at: dueAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    channel: rest.channel,
    template: rest.template,
    recipient: rest.recipient,
    status: rest.status,
    attempts: rest.attempts,
    reason: rest.reason,
    file: rest.file,
  };
}
