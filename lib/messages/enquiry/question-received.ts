import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

/**
 * Confirms to the sender that the question has arrived. As in `enquiryReceived`, the mail contains nothing that the
 * sender entered.
 */
export const questionReceived = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: "We have received your question",
    preview: `${store.name} will answer by e-mail.`,
    heading: "We have received your question",
    blocks: [
      { kind: "paragraph", isOpening: true, text: `Thank you for your question. ${store.name} will answer by e-mail.` },
      { kind: "button", text: "Visit the shop", link: store.origin },
      {
        kind: "note",
        text: "If you did not send us a question, someone may have entered your e-mail address by mistake. You can ignore this e-mail.",
      },
    ],
  }),
});
