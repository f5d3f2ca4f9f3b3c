import "server-only";
import { z } from "zod";
import { codeSchema, minutesSchema } from "@/lib/messages/mail/content";
import { durationText } from "@/lib/messages/mail/duration";
import { smsTemplate } from "@/lib/messages/mail/template";

/** To the number that an order is confirmed with which is paid on delivery. */
export const cashOnDeliveryCode = smsTemplate({
  content: z.object({ code: codeSchema, minutes: minutesSchema }),
  lifeMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, { name, origin }) =>
    // The last line lets a phone fill the code in, on this shop's pages only.
    `${code} confirms your order at ${name}, to be paid on delivery. Good for ${durationText(minutes)}.\n\n@${new URL(origin).hostname} #${code}`,
});
