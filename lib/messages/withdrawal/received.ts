import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { withdrawalContentSchema, withdrawalLines } from "./content";

/** Confirms to the shopper that their withdrawal was received, with what it says and when it was confirmed. */
export const withdrawalReceived = mailTemplate({
  content: withdrawalContentSchema,
  write: (declared, store) => ({
    subject: `Your withdrawal from order ${declared.orderNumber}`,
    preview: `Received by ${store.name} on ${declared.confirmedAt}.`,
    heading: "We have received your withdrawal",
    blocks: [
      {
        kind: "paragraph",
        text: `You have withdrawn from your contract with ${store.name}. Keep this e-mail as proof.`,
      },
      { kind: "lines", heading: "What you declared", lines: withdrawalLines(declared) },
      {
        kind: "paragraph",
        text: "We will write to you about how to send back what you have, and about your refund. If you did not declare this, reply to this e-mail.",
      },
    ],
  }),
});
