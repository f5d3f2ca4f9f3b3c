import "server-only";
import { z } from "zod";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { MAX_ENQUIRY_LENGTH } from "@/lib/domain/enquiry";
import { nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

/**
 * Tells the owner about a question that is not about one product. Replies to the mail go to whoever asked, so that the
 * owner can simply answer it.
 */
export const ownerQuestion = mailTemplate({
  content: z.object({
    subject: z.string().max(200),
    name: nameSchema,
    email: mailRecipientSchema,
    mobile: z.string().max(40),
    message: z.string().min(1).max(MAX_ENQUIRY_LENGTH),
  }),
  write: ({ subject, name, email, mobile, message }) => ({
    subject: subject ? `${name} asks: ${subject}` : `${name} asks a question`,
    preview: message.slice(0, 120),
    heading: "New question",
    replyTo: email,
    blocks: [
      { kind: "lines", heading: "From", lines: [name, email, ...(mobile ? [mobile] : [])] },
      { kind: "lines", heading: "Message", lines: message.split(/\r?\n/) },
      { kind: "note", text: "Reply to this e-mail to answer." },
    ],
  }),
});
