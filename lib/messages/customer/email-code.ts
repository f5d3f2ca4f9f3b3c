import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { mailTemplate } from "@/lib/messages/mail/template";

/** The code that confirms an e-mail address, at sign-up or when a customer changes their e-mail address. */
export const emailCode = mailTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, store) => ({
    subject: `${code} is your code to confirm your e-mail address`,
    preview: `Enter the code to confirm your e-mail address at ${store.name}.`,
    heading: "Confirm your e-mail address",
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `To confirm this address for your account at ${store.name}, enter this code on the page where you requested it.`,
      },
      { kind: "code", code },
      { kind: "paragraph", text: `The code works once and is valid for ${durationText(minutes)}.` },
      { kind: "note", text: "If you did not request this code, you can ignore this e-mail." },
    ],
  }),
});
