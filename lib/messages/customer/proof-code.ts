import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { mailTemplate } from "@/lib/messages/mail/template";

/**
 * The code that confirms a change that cannot be undone, or a change with which somebody else could take over the
 * account.
 */
export const proofCode = mailTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, store) => ({
    subject: `${code} is your code to confirm a change to your account`,
    preview: `Enter the code to confirm a change to your account at ${store.name}. Do not share it.`,
    heading: "Confirm that it's you",
    blocks: [
      {
        kind: "paragraph",
        text: "You are about to delete your account or change how you sign in. Enter this code to confirm that it's you.",
      },
      { kind: "code", code },
      { kind: "paragraph", text: `The code works once and is valid for ${durationText(minutes)}.` },
      {
        kind: "note",
        text: "We never ask for this code by phone or message. If you did not request it, someone else may be signed in to your account: choose a new password to sign them out.",
      },
    ],
  }),
});
