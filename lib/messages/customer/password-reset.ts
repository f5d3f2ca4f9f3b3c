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
    preview: `The link is valid for ${durationText(minutes)}.`,
    heading: "Choose a new password",
    blocks: [
      {
        kind: "paragraph",
        text: `We received a request for a new password for your account at ${store.name}.`,
      },
      { kind: "button", text: "Choose a new password", link, showsLink: true },
      { kind: "paragraph", text: `The link works once and is valid for ${durationText(minutes)}.` },
      {
        kind: "note",
        text: "If you did not ask for a new password, ignore this e-mail. Your password has not been changed.",
      },
    ],
  }),
});
