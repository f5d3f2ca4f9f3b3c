import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { mailTemplate } from "@/lib/messages/mail/template";

export const signInCode = mailTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, store) => ({
    subject: `${code} is your code for ${store.name}`,
    preview: `It is good for ${durationText(minutes)}.`,
    heading: "Your sign-in code",
    blocks: [
      { kind: "paragraph", text: "Type this code on the page where you asked for it." },
      { kind: "code", code },
      { kind: "paragraph", text: `It works once, and for ${durationText(minutes)}.` },
      {
        kind: "note",
        text: "We never ask for this code by phone or message. If you did not ask for it, nothing happens without it: you need not do anything.",
      },
    ],
  }),
});
