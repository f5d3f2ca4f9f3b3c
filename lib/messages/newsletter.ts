import "server-only";
import { z } from "zod";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

export const newsletterUnsubscribe = mailTemplate({
  content: z.object({ link: linkSchema }),
  write: ({ link }, store) => ({
    subject: `Leave the newsletter of ${store.name}`,
    preview: "One press of a button, and no more letters come.",
    heading: "No more letters?",
    blocks: [
      {
        kind: "paragraph",
        text: `Somebody, most likely you, asked to take this address off the newsletter of ${store.name}.`,
      },
      { kind: "button", text: "Take it off the list", link, isSpeltOut: true },
      { kind: "note", text: "If it was not you, leave this mail alone: the letters go on coming." },
    ],
  }),
});
