import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

export const passwordChanged = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `Your password for ${store.name} was changed`,
    preview: "If it was you, all is well.",
    heading: "Your password was changed",
    blocks: [
      {
        kind: "paragraph",
        text: `The password of your account at ${store.name} was changed just now. If it was you, all is well.`,
      },
      {
        kind: "paragraph",
        text: "If it was not you, choose a new password at once, and tell us by answering this mail.",
      },
      { kind: "button", text: "Go to your account", link: `${store.origin}/account` },
    ],
  }),
});
