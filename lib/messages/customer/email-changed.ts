import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Goes to the address from before: whoever took the account over has the new one. It does not name that one. */
export const emailChanged = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `Your account at ${store.name} has another e-mail address`,
    preview: "If it was you, all is well.",
    heading: "Your e-mail address was changed",
    blocks: [
      {
        kind: "paragraph",
        text: `Your account at ${store.name} has another e-mail address since just now, and this one no longer opens it. If it was you, all is well.`,
      },
      { kind: "paragraph", text: "If it was not you, tell us at once by answering this mail." },
    ],
  }),
});
