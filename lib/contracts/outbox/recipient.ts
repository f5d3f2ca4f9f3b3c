import { z } from "zod";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { readEmail } from "@/lib/domain/customer/email";
import { pushBrowserId } from "@/lib/domain/staff/push-browser";

/** Exactly one e-mail address: without a second address, a name, or a line break that would start another header. */
export const mailRecipientSchema = z
  .string()
  .refine((text) => readEmail(text) === text.toLowerCase() && !/\p{Cc}/u.test(text), fieldRefusal("email_invalid"));

/** A browser of the desk; see `pushRecipient`. */
export const pushRecipientSchema = z.string().refine((text) => Boolean(pushBrowserId(text)));

/** A mobile number in international format, such as +919812345678: plus sign, country code, number; no spaces. */
export const smsRecipientSchema = z.string().regex(/^\+[1-9]\d{6,14}$/, fieldRefusal("mobile_invalid"));
