import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { smsTemplate } from "@/lib/messages/mail/template";

export const mobileCode = smsTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, { name, origin }) =>
    // The last line lets a phone fill the code in, on this shop's pages only.
    `${code} is your ${name} code, good for ${durationText(minutes)}. Tell it to nobody.\n\n@${new URL(origin).hostname} #${code}`,
});
