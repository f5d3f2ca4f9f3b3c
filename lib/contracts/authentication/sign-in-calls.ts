import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import {
  codeSchema,
  codeSentSchema,
  dialCodeSchema,
  doneSchema,
  emailSchema,
  mobileSchema,
  nameSchema,
  PASSWORD_REFUSALS,
  passwordSchema,
} from "@/lib/contracts/customer/fields";
import { SOCIAL_PROVIDERS } from "@/lib/domain/authentication/social-provider";

/** The customer as every page may know them; also in the answer of `GET /api/session`. */
export const customerWireSchema = z.object({ _id: z.string(), name: z.string(), email: z.string() });
export type CustomerWire = z.output<typeof customerWireSchema>;

const signedInSchema = z.object({ customer: customerWireSchema });

/** Left out, the customer stays signed in; false ends the session with the browser. */
const staySignedIn = z.boolean().default(true);

export const signInCall = defineCall({
  method: "POST",
  path: "/api/account/sign-in",
  caller: "visitor",
  summary: "Signs in by password. An unknown address and a wrong password are answered alike.",
  body: z.object({ email: emailSchema, password: passwordSchema, stay_signed_in: staySignedIn }),
  answer: signedInSchema,
  refusals: ["credentials_wrong", "too_many_attempts"],
});

export const sendSignInCodeCall = defineCall({
  method: "POST",
  path: "/api/account/sign-in/code",
  caller: "visitor",
  summary: "Mails a code to sign in by, if there is such an account; the answer does not tell.",
  body: z.object({ email: emailSchema }),
  answer: codeSentSchema,
  refusals: ["too_many_attempts"],
});

export const signInByCodeCall = defineCall({
  method: "POST",
  path: "/api/account/sign-in/code/confirm",
  caller: "visitor",
  summary: "Signs in by the code that this visitor has asked for last.",
  body: z.object({ code: codeSchema, stay_signed_in: staySignedIn }),
  answer: signedInSchema,
  refusals: ["code_wrong", "code_over"],
});

export const signUpCall = defineCall({
  method: "POST",
  path: "/api/account/sign-up",
  caller: "visitor",
  summary:
    "Mails a code that proves the address; the account is made when it comes back. Who has an account already is told so by mail only.",
  body: z.object({
    name: nameSchema,
    email: emailSchema,
    password: passwordSchema,
    dial_code: dialCodeSchema.default(""),
    mobile: mobileSchema.default(""),
  }),
  answer: codeSentSchema,
  refusals: [...PASSWORD_REFUSALS, "mobile_invalid", "too_many_attempts"],
});

export const confirmSignUpCall = defineCall({
  method: "POST",
  path: "/api/account/sign-up/confirm",
  caller: "visitor",
  summary: "Makes the account that this visitor has asked for, and signs in.",
  body: z.object({ code: codeSchema, stay_signed_in: staySignedIn }),
  answer: signedInSchema,
  refusals: ["code_wrong", "code_over"],
});

export const guestSignInCall = defineCall({
  method: "POST",
  path: "/api/account/guest",
  caller: "visitor",
  summary: "Goes on as a guest until the browser is closed. Shows nothing of what is kept for that address.",
  body: z.object({ email: emailSchema }),
  answer: z.object({ kind: z.literal("guest"), email: z.string() }),
  refusals: ["guests_refused", "signed_in_already", "too_many_attempts"],
});

export const signOutCall = defineCall({
  method: "POST",
  path: "/api/account/sign-out",
  caller: "visitor",
  summary: "Signs out here, or on all devices; also ends a guest's visit.",
  body: z.object({ everywhere: z.boolean().default(false) }),
  answer: doneSchema,
});

export const forgottenPasswordCall = defineCall({
  method: "POST",
  path: "/api/account/password/forgotten",
  caller: "visitor",
  summary: "Mails a link that is good for 60 minutes and once, if there is such an account; the answer does not tell.",
  body: z.object({ email: emailSchema }),
  answer: doneSchema,
  refusals: ["too_many_attempts"],
});

export const resetPasswordCall = defineCall({
  method: "POST",
  path: "/api/account/password/reset",
  caller: "visitor",
  summary: "Sets a new password by the link of the mail, signs out everywhere else, and in here.",
  body: z.object({ token: z.string().max(100), password: passwordSchema }),
  answer: signedInSchema,
  refusals: ["link_over", ...PASSWORD_REFUSALS, "too_many_attempts"],
});

const providerSchema = z.object({ provider: z.enum(SOCIAL_PROVIDERS) });

export const startSocialSignInCall = defineCall({
  method: "GET",
  path: "/api/account/social/{provider}",
  caller: "visitor",
  summary: "A link for people to follow: leads to the provider, and from there back to us.",
  params: providerSchema,
  query: z.object({ next: z.string().optional() }),
  answer: z.undefined(),
  refusals: ["social_sign_in_off", "social_failed"],
});

export const finishSocialSignInCall = defineCall({
  method: "GET",
  path: "/api/account/social/{provider}/callback",
  caller: "visitor",
  summary: "Where the provider sends people back to; signs in and leads on.",
  params: providerSchema,
  query: z.looseObject({}),
  answer: z.undefined(),
  refusals: ["social_sign_in_off", "social_cancelled", "social_failed", "social_email_needed"],
});
