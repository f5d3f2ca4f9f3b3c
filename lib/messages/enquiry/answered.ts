import "server-only";
import { z } from "zod";
import { MAX_ENQUIRY_LENGTH } from "@/lib/domain/enquiry";
import { nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

const textSchema = z.string().min(1).max(MAX_ENQUIRY_LENGTH);

/** What somebody at the desk has answered. Replies to it go to the store, as with all its mails. */
export const enquiryAnswered = mailTemplate({
  content: z.object({
    name: nameSchema,
    /** The product or the subject; may be empty. */
    about: z.string().max(300),
    question: textSchema,
    answer: textSchema,
  }),
  write: ({ name, about, question, answer }, store) => ({
    subject: about ? `Your question about ${about}` : `Your question to ${store.name}`,
    preview: answer.slice(0, 120),
    heading: "Your question",
    blocks: [
      { kind: "paragraph", text: `Hello ${name},` },
      { kind: "lines", heading: "Our answer", lines: answer.split(/\r?\n/) },
      { kind: "lines", heading: "You asked", lines: question.split(/\r?\n/) },
    ],
  }),
});
