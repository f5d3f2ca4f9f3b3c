import "server-only";
import { z } from "zod";
import { linkSchema, nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

/** The link to a fit profile that somebody sent to this address, mostly to their own. */
export const fitProfileMail = mailTemplate({
  content: z.object({ profile: nameSchema, link: linkSchema }),
  write: ({ profile, link }, store) => ({
    subject: `Your measurements at ${store.name}`,
    preview: "Keep this e-mail to find your measurements again.",
    heading: "Your measurements",
    blocks: [
      {
        kind: "paragraph",
        text: `With this link you can see “${profile}” and use it on any device. It is valid for 60 days, and anyone who has it can see the measurements.`,
      },
      { kind: "button", text: "See the measurements", link },
      { kind: "note", text: "If you did not ask for this e-mail, you can ignore it." },
    ],
  }),
});
