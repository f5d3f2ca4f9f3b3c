import "server-only";
import { z } from "zod";
import { linkSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Lets somebody in to the owner's desk. */
export const staffInvitation = mailTemplate({
  content: z.object({ link: linkSchema, name: z.string(), minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ link, name, minutes }, store) => ({
    subject: `Your desk at ${store.name}`,
    preview: `The link is valid for ${durationText(minutes)}.`,
    heading: "Your desk",
    blocks: [
      { kind: "paragraph", text: `Hello ${name}, you may come to the desk of ${store.name}, where the shop is run.` },
      { kind: "button", text: "Open the desk", link, showsLink: true },
      { kind: "paragraph", text: `The link works once and is valid for ${durationText(minutes)}.` },
      { kind: "note", text: "If you do not work for this shop, ignore this e-mail." },
    ],
  }),
});
