import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Proves an address that is to become a customer's: at sign-up, or in place of the one before. */
export const emailCode = mailTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, store) => ({
    subject: `${code} confirms your e-mail address`,
    preview: `For your account at ${store.name}.`,
    heading: "Confirm your e-mail address",
    blocks: [
      {
        kind: "paragraph",
        text: `Type this code on the page where you asked for it, and this address is the one of your account at ${store.name}.`,
      },
      { kind: "code", code },
      { kind: "paragraph", text: `It works once, and for ${durationText(minutes)}.` },
      { kind: "note", text: "If you did not ask for it, nothing happens without it: you need not do anything." },
    ],
  }),
});
