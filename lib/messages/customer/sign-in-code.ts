import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { mailTemplate } from "@/lib/messages/mail/template";

export const signInCode = mailTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, store) => ({
    subject: `${code} is your sign-in code for ${store.name}`,
    preview: `The code is valid for ${durationText(minutes)}.`,
    heading: "Your sign-in code",
    blocks: [
      { kind: "paragraph", isOpening: true, text: "Enter this code on the page where you requested it." },
      { kind: "code", code },
      { kind: "paragraph", text: `The code works once and is valid for ${durationText(minutes)}.` },
      {
        kind: "note",
        text: "We never ask for this code by phone or message. If you did not request it, you can ignore this e-mail.",
      },
    ],
  }),
});
