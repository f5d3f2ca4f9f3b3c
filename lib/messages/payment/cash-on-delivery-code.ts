import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { smsTemplate } from "@/lib/messages/mail/template";

/** The code that proves the mobile number of a cash-on-delivery order. */
export const cashOnDeliveryCode = smsTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, { name, origin }) =>
    // The last line lets phones fill in the code, on this shop's pages only.
    `${code} confirms your order at ${name}, paid on delivery. Valid for ${durationText(minutes)}.\n\n@${new URL(origin).hostname} #${code}`,
});
