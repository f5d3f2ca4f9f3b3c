import "server-only";
import { z } from "zod";
import { linkSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { mailTemplate } from "@/lib/messages/mail/template";

export const passwordReset = mailTemplate({
  content: z.object({ link: linkSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ link, minutes }, store) => ({
    subject: `Choose a new password for ${store.name}`,
    preview: `The link works for ${durationText(minutes)}.`,
    heading: "Choose a new password",
    blocks: [
      {
        kind: "paragraph",
        text: `Somebody, most likely you, asked for a new password for your account at ${store.name}.`,
      },
      { kind: "button", text: "Choose a new password", link, isSpeltOut: true },
      { kind: "paragraph", text: `The link works once, and for ${durationText(minutes)}.` },
      { kind: "note", text: "If it was not you, leave this mail alone: your password stays as it is." },
    ],
  }),
});
