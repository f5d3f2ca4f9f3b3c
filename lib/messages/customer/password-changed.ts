import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

export const passwordChanged = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `Your password for ${store.name} was changed`,
    preview: "If you changed it, you need not do anything.",
    heading: "Your password was changed",
    blocks: [
      {
        kind: "paragraph",
        text: `The password of your account at ${store.name} has just been changed. If you changed it, you need not do anything.`,
      },
      {
        kind: "paragraph",
        text: "If it was not you, choose a new password at once and reply to this e-mail.",
      },
      { kind: "button", text: "Go to your account", link: `${store.origin}/account` },
    ],
  }),
});
