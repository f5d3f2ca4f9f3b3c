import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

/**
 * Sent to the customer's previous e-mail address: if an attacker has changed the e-mail address, mails to the new one
 * would reach only the attacker. For the same reason the mail does not show the new e-mail address.
 */
export const emailChanged = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `The e-mail address of your account at ${store.name} was changed`,
    preview: "If you changed your e-mail address yourself, you do not need to do anything.",
    heading: "Your e-mail address was changed",
    blocks: [
      {
        kind: "paragraph",
        text: `The e-mail address of your account at ${store.name} has been changed, and you can no longer sign in with the address this e-mail was sent to. If you made the change, you do not need to do anything.`,
      },
      {
        kind: "paragraph",
        text: "If you did not change your e-mail address, reply to this e-mail as soon as possible.",
      },
    ],
  }),
});
