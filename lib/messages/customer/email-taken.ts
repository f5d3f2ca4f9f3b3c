import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Somebody signed up with an address that has an account: the page must not tell them so, the address's owner may know. */
export const emailTaken = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `You already have an account at ${store.name}`,
    preview: "Somebody tried to sign up with your e-mail address.",
    heading: "You already have an account",
    blocks: [
      {
        kind: "paragraph",
        text: `Somebody, perhaps you, just tried to open an account at ${store.name} with this e-mail address. There is one already, and it stays as it is.`,
      },
      { kind: "button", text: "Sign in", link: `${store.origin}/account` },
      {
        kind: "note",
        text: "If you do not remember your password, you can choose a new one there. If it was not you, you need not do anything.",
      },
    ],
  }),
});
