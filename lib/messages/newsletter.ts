import "server-only";
import { z } from "zod";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

export const newsletterUnsubscribe = mailTemplate({
  content: z.object({ link: linkSchema }),
  write: ({ link }, store) => ({
    subject: `Unsubscribe from the newsletter of ${store.name}`,
    preview: "Use the link to unsubscribe.",
    heading: "Unsubscribe from the newsletter",
    blocks: [
      {
        kind: "paragraph",
        text: `We received a request to unsubscribe this address from the newsletter of ${store.name}.`,
      },
      { kind: "button", text: "Unsubscribe", link, showsLink: true },
      { kind: "note", text: "If it was not you, ignore this e-mail. You will still receive the newsletter." },
    ],
  }),
});
