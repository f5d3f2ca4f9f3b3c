import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

/**
 * Sent to an e-mail address with which somebody signs up although it already has an account. The sign-up page does not
 * say so, because only the owner of the e-mail address may learn that the account exists.
 */
export const emailTaken = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `You already have an account at ${store.name}`,
    preview: "Someone tried to create an account with your e-mail address.",
    heading: "You already have an account",
    blocks: [
      {
        kind: "paragraph",
        text: `Someone, perhaps you, tried to create an account at ${store.name} with this e-mail address. You already have an account, and it has not been changed.`,
      },
      { kind: "button", text: "Sign in", link: `${store.origin}/account` },
      {
        kind: "note",
        text: "If you have forgotten your password, you can choose a new one on the sign-in page. If you did not try to create an account, you can ignore this e-mail.",
      },
    ],
  }),
});
