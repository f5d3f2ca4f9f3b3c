import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Asked for before something that cannot be undone, or that would give the account away. */
export const proofCode = mailTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, store) => ({
    subject: `${code} confirms a change of your account`,
    preview: `At ${store.name}. Tell it to nobody.`,
    heading: "Confirm that it is you",
    blocks: [
      {
        kind: "paragraph",
        text: "You are about to change how you sign in, or to close your account. This code confirms that it is you.",
      },
      { kind: "code", code },
      { kind: "paragraph", text: `It works once, and for ${durationText(minutes)}.` },
      {
        kind: "note",
        text: "We never ask for this code by phone or message. If it was not you who asked for it, somebody else is signed in to your account: choose a new password, which signs them out.",
      },
    ],
  }),
});
