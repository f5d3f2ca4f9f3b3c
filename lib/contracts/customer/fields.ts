import { z } from "zod";
import { readEmail } from "@/lib/domain/customer/email";

/** Trimmed and in small letters; refused as `email_invalid`. */
export const emailSchema = z
  .string()
  .max(400)
  .transform((text, context) => {
    const email = readEmail(text);
    if (email !== null) return email;
    context.addIssue({ code: "custom", message: "email_invalid" });
    return z.NEVER;
  });

/** Only its bounds: what makes a password good is a rule of the domain. */
export const passwordSchema = z.string().min(1).max(1_000);

/** Six digits; spaces, as some mail programs show them, do not count. */
export const codeSchema = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ""))
  .meta({ description: "Six digits" });

const CONTROL = /\p{Cc}/u;

/** One line of text that people read, trimmed. */
export function line(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !CONTROL.test(text), "text_invalid");
}

/** Text that people read, trimmed, of as many lines as they like; a null character is more than a database can keep. */
export function paragraphs(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !/[^\P{Cc}\r\n\t]/u.test(text), "text_invalid");
}

export const nameSchema = line(100).refine((name) => name !== "", "name_needed");

/** "+91" and the number in the country; both empty for none. */
export const dialCodeSchema = z.string().trim().max(6).meta({ description: 'Such as "+91"' });
export const mobileSchema = z.string().trim().max(30);

/** Fifteen characters: state, PAN, entity, Z and a check character. */
const gstNumber = z.union([
  z.literal(""),
  z
    .string()
    .trim()
    .toUpperCase()
    .refine((text) => /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text), "gst_number_invalid"),
]);

/** For the invoice of a business; both empty for none. */
export const gstSchema = z.object({ company: line(150), number: gstNumber });

/** A null character is more than a database can be asked for. */
export const idSchema = line(64).min(1);
export const momentSchema = z.string().meta({ description: "ISO 8601" });

/** The answer of whatever sends a code; the same whether there is an account with that address or not. */
export const codeSentSchema = z.object({ sent_to: z.string(), expires_on: momentSchema });

/** That it is still the customer who sits there: the password, or the code that `POST /api/account/proof` mails. */
export const proofFields = { current_password: passwordSchema.optional(), code: codeSchema.optional() };
export const PROOF_REFUSALS = [
  "proof_needed",
  "password_wrong",
  "code_wrong",
  "code_over",
  "too_many_attempts",
] as const;

export const PASSWORD_REFUSALS = [
  "password_too_short",
  "password_too_long",
  "password_common",
  "password_like_you",
] as const;

export const doneSchema = z.object({ done: z.literal(true) });
