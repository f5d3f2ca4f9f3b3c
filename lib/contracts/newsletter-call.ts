import { z } from "zod";
import { readEmail } from "@/lib/domain/email";
import { defineCall } from "./call";

/** An address is kept trimmed and in small letters, so that a known one is known again. */
const emailSchema = z.string().transform((text, context) => {
  const email = readEmail(text);
  if (email !== null) return email;
  context.addIssue({ code: "custom", message: "email_invalid" });
  return z.NEVER;
});

export const subscribeNewsletterCall = defineCall({
  method: "POST",
  path: "/api/newsletter",
  caller: "shop",
  summary: "Puts an e-mail address on the list of the newsletter. One that is on it already gets the same answer.",
  body: z.object({ email: emailSchema }),
  answer: z.object({ message: z.string().meta({ description: "What the owner lets subscribers know; may be empty" }) }),
  refusals: ["newsletter_off", "too_many_attempts"],
});
