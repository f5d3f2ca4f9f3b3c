import { z } from "zod";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { readEmail } from "@/lib/domain/customer/email";
import { gstState, isGstNumber } from "@/lib/domain/customer/gstin";
import { isState } from "@/lib/domain/pricing/place";

/** An e-mail address, trimmed and in lower case; refused as `email_invalid` if it is not valid. */
export const emailSchema = z
  .string()
  .max(400)
  .transform((text, context) => {
    const email = readEmail(text);
    if (email !== null) return email;
    context.addIssue({ code: "custom", message: fieldRefusal("email_invalid") });
    return z.NEVER;
  });

/**
 * An e-mail address, as in `emailSchema`, or a mobile number as people type it. Which numbers are valid, and whether one is
 * accepted at all, is decided in `lib/workflows/authentication/contact.ts`.
 */
export const contactSchema = z
  .string()
  .max(400)
  .transform((text, context) => {
    const contact = readEmail(text) ?? (/^[+\d][\d\s().-]{5,30}$/.test(text.trim()) ? text.trim() : null);
    if (contact !== null) return contact;
    context.addIssue({ code: "custom", message: fieldRefusal("email_invalid") });
    return z.NEVER;
  })
  .meta({ description: "An e-mail address or, where the shop sends text messages, a mobile number" });

/**
 * Limits only the length of the field; which new passwords are allowed is decided in
 * `lib/domain/authentication/password.ts`.
 */
export const passwordSchema = z.string().min(1).max(1_000);

/** Six digits; spaces, which some mail programs insert, are removed. */
export const codeSchema = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ""))
  .meta({ description: "Six digits" });

const CONTROL_CHARACTER = /\p{Cc}/u;

/** One line of text, trimmed, without control characters. */
export function line(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !CONTROL_CHARACTER.test(text), fieldRefusal("text_invalid"));
}

/**
 * Text of any number of lines, trimmed. Control characters are refused, among them null, which a database cannot store.
 */
export function paragraphs(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !/[^\P{Cc}\r\n\t]/u.test(text), fieldRefusal("text_invalid"));
}

export const nameSchema = line(100).refine((name) => name !== "", fieldRefusal("name_needed"));

/**
 * These two fields form a mobile number: the dial code, such as "+91", and the number without it. Both are empty if
 * there is no number.
 */
export const dialCodeSchema = z.string().trim().max(6).meta({ description: 'Such as "+91"' });
export const mobileSchema = z.string().trim().max(30);

const gstNumber = z.union([
  z.literal(""),
  z.string().trim().toUpperCase().refine(isGstNumber, fieldRefusal("gst_number_invalid")),
]);

/**
 * Company name and GST number for business invoices; both are empty if the customer gives none. Forms ask for the state
 * beside the number, as a check: people who mistype one of them rarely mistype the other in the same way. It is not
 * kept, because the number says it.
 */
export const gstSchema = z
  .object({
    company: line(150),
    number: gstNumber,
    state: line(60)
      .optional()
      .meta({ description: "The state where the number is registered; if it is given, the number must be of it" }),
  })
  .refine(({ number, state }) => number === "" || state !== "", {
    error: fieldRefusal("gst_state_needed"),
    path: ["state"],
  })
  .refine(({ number, state }) => number === "" || !state || isState(gstState(number), state), {
    error: fieldRefusal("gst_state_wrong"),
    path: ["state"],
  })
  .transform(({ company, number }) => ({ company, number }));

/** Control characters are refused, because a query fails if its parameter contains a null character. */
export const idSchema = line(64).min(1);
export const momentSchema = z.string().meta({ description: "ISO 8601" });

/** The response of calls that send a code. It is the same whether or not an account with that e-mail address exists. */
export const codeSentSchema = z.object({ sent_to: z.string(), expires_on: momentSchema });

/**
 * The customer proves their identity with one of these: the password, or the code sent by `POST /api/account/proof`. An
 * empty one counts as missing.
 */
export const proofFields = { current_password: z.string().max(1_000).optional(), code: codeSchema.optional() };
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
