import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { smsTemplate } from "@/lib/messages/mail/template";

export const mobileCode = smsTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, { name, origin }) =>
    // The format of the last line lets phones offer to fill in the code, on pages of this host only.
    `${code} is your ${name} code, valid for ${durationText(minutes)}. Do not share it.\n\n@${new URL(origin).hostname} #${code}`,
});
