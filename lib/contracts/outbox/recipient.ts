import { z } from "zod";
import { readEmail } from "@/lib/domain/customer/email";

/** One address and nothing beside it: no second one, no name, no line break that would begin another header. */
export const mailRecipientSchema = z
  .string()
  .refine((text) => readEmail(text) === text.toLowerCase() && !/\p{Cc}/u.test(text), "email_invalid");

/** As networks take it: a plus sign, the country and the number. */
export const smsRecipientSchema = z.string().regex(/^\+[1-9]\d{6,14}$/, "mobile_invalid");
