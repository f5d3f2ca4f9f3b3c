import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { smsTemplate } from "@/lib/messages/mail/template";

/** The code by which a shopper who pays on delivery proves that the mobile number is theirs. */
export const cashOnDeliveryCode = smsTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, { name, origin }) =>
    // The format of the last line lets phones offer to fill in the code, on pages of this host only.
    `${code} is your code to confirm your cash-on-delivery order at ${name}. It is valid for ${durationText(minutes)}.\n\n@${new URL(origin).hostname} #${code}`,
});
