import "server-only";
import { z } from "zod";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

export const newsletterUnsubscribe = mailTemplate({
  content: z.object({ link: linkSchema }),
  write: ({ link }, store) => ({
    subject: `Unsubscribe from the ${store.name} newsletter`,
    preview: "Use the link in this e-mail to unsubscribe.",
    heading: "Unsubscribe from the newsletter",
    blocks: [
      {
        kind: "paragraph",
        text: `We received a request to unsubscribe this address from the ${store.name} newsletter. Use the link below to confirm that you want to unsubscribe.`,
      },
      { kind: "button", text: "Unsubscribe", link, showsLink: true },
      {
        kind: "note",
        text: "If you did not ask to unsubscribe, ignore this e-mail and you will keep receiving the newsletter.",
      },
    ],
  }),
});
