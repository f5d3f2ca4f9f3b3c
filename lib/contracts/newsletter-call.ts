import { z } from "zod";
import { emailSchema } from "./account-fields";
import { defineCall } from "./call";

export const subscribeNewsletterCall = defineCall({
  method: "POST",
  path: "/api/newsletter",
  caller: "shop",
  summary: "Puts an e-mail address on the list of the newsletter. One that is on it already gets the same answer.",
  body: z.object({ email: emailSchema }),
  answer: z.object({ message: z.string().meta({ description: "What the owner lets subscribers know; may be empty" }) }),
  refusals: ["newsletter_off", "too_many_attempts"],
});
