import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

export const passwordChanged = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `Your password for ${store.name} was changed`,
    preview: "If you changed your password yourself, you do not need to do anything.",
    heading: "Your password was changed",
    blocks: [
      {
        kind: "paragraph",
        text: `The password of your account at ${store.name} has been changed. If you made the change, you do not need to do anything.`,
      },
      {
        kind: "paragraph",
        text: "If you did not change your password, choose a new password now and reply to this e-mail.",
      },
      { kind: "button", text: "Go to your account", link: `${store.origin}/account` },
    ],
  }),
});
