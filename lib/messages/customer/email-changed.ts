import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

/**
 * Sent to the customer's previous address: if an attacker has changed the address, mails to the new one would reach
 * only the attacker. For the same reason the mail does not show the new address.
 */
export const emailChanged = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `The e-mail address of your account at ${store.name} was changed`,
    preview: "If this was you, you do not need to do anything.",
    heading: "Your e-mail address was changed",
    blocks: [
      {
        kind: "paragraph",
        text: `The e-mail address of your account at ${store.name} has been changed, and you can no longer sign in with this address. If this was you, you do not need to do anything.`,
      },
      { kind: "paragraph", text: "If this was not you, reply to this e-mail as soon as possible." },
    ],
  }),
});
