import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import {
  codeSchema,
  codeSentSchema,
  contactSchema,
  dialCodeSchema,
  doneSchema,
  emailSchema,
  mobileSchema,
  nameSchema,
  PASSWORD_REFUSALS,
  passwordSchema,
} from "@/lib/contracts/customer/fields";
import { SOCIAL_PROVIDERS } from "@/lib/domain/authentication/social-provider";

/** The details of the signed-in customer that every page may use. `GET /api/session` returns them too. */
export const customerWireSchema = z.object({ _id: z.string(), name: z.string(), email: z.string() });
export type CustomerWire = z.output<typeof customerWireSchema>;

const signedInSchema = z.object({ customer: customerWireSchema });

/** Whether the session outlasts closing the browser; true by default. */
const staySignedIn = z.boolean().default(true);

export const signInCall = defineCall({
  method: "POST",
  path: "/api/account/sign-in",
  caller: "visitor",
  summary: "Signs in by password. An unknown address or number and a wrong password get the same response.",
  body: z.object({ email: contactSchema, password: passwordSchema, stay_signed_in: staySignedIn }),
  answer: signedInSchema,
  refusals: ["credentials_wrong", "too_many_attempts"],
});

export const sendSignInCodeCall = defineCall({
  method: "POST",
  path: "/api/account/sign-in/code",
  caller: "visitor",
  summary: "Sends a sign-in code if there is such an account; the response does not reveal this.",
  body: z.object({ email: contactSchema }),
  answer: codeSentSchema,
  refusals: ["email_invalid", "mobile_invalid", "too_many_attempts"],
});

export const signInByCodeCall = defineCall({
  method: "POST",
  path: "/api/account/sign-in/code/confirm",
  caller: "visitor",
  summary: "Signs in with the latest code this visitor requested.",
  body: z.object({ code: codeSchema, stay_signed_in: staySignedIn }),
  answer: signedInSchema,
  refusals: ["code_wrong", "code_over"],
});

export const signUpCall = defineCall({
  method: "POST",
  path: "/api/account/sign-up",
  caller: "visitor",
  summary: "Sends a code; confirming it creates the account. If there is an account already, only the message says so.",
  body: z.object({
    name: nameSchema,
    email: contactSchema,
    password: passwordSchema,
    dial_code: dialCodeSchema.default(""),
    mobile: mobileSchema.default(""),
  }),
  answer: codeSentSchema,
  refusals: [...PASSWORD_REFUSALS, "email_invalid", "mobile_invalid", "too_many_attempts"],
});

export const confirmSignUpCall = defineCall({
  method: "POST",
  path: "/api/account/sign-up/confirm",
  caller: "visitor",
  summary: "Creates the account this visitor has signed up for, and signs in.",
  body: z.object({ code: codeSchema, stay_signed_in: staySignedIn }),
  answer: signedInSchema,
  refusals: ["code_wrong", "code_over"],
});

const guestSchema = z.object({ kind: z.literal("guest"), email: z.string(), mobile: z.string() });

export const guestSignInCall = defineCall({
  method: "POST",
  path: "/api/account/guest",
  caller: "visitor",
  summary:
    "Continues as a guest until the browser is closed; with a mobile number, sends a code to confirm first. Reveals nothing saved for that address or number.",
  body: z.object({
    email: contactSchema,
    left_cart_mail: z.boolean().default(false).meta({
      description: "Agrees to one e-mail about a cart that the guest leaves; without it, an earlier consent ends",
    }),
  }),
  answer: z.union([guestSchema, codeSentSchema]),
  refusals: ["guests_refused", "signed_in_already", "email_invalid", "mobile_invalid", "too_many_attempts"],
});

export const confirmGuestCall = defineCall({
  method: "POST",
  path: "/api/account/guest/confirm",
  caller: "visitor",
  summary: "Continues as a guest with the mobile number to which the code was sent.",
  body: z.object({ code: codeSchema }),
  answer: guestSchema,
  refusals: ["code_wrong", "code_over", "guests_refused", "signed_in_already"],
});

export const signOutCall = defineCall({
  method: "POST",
  path: "/api/account/sign-out",
  caller: "visitor",
  summary: "Signs out here, or on all devices; also ends a guest session.",
  body: z.object({ everywhere: z.boolean().default(false) }),
  answer: doneSchema,
});

export const forgottenPasswordCall = defineCall({
  method: "POST",
  path: "/api/account/password/forgotten",
  caller: "visitor",
  summary: "E-mails a link, valid once for 60 minutes, if there is such an account; the response does not reveal this.",
  body: z.object({ email: emailSchema }),
  answer: doneSchema,
  refusals: ["too_many_attempts"],
});

export const resetPasswordCall = defineCall({
  method: "POST",
  path: "/api/account/password/reset",
  caller: "visitor",
  summary: "Sets a new password with the e-mailed link, signs in here and signs out everywhere else.",
  body: z.object({ token: z.string().max(100), password: passwordSchema }),
  answer: signedInSchema,
  refusals: ["link_over", ...PASSWORD_REFUSALS, "too_many_attempts"],
});

const providerSchema = z.object({ provider: z.enum(SOCIAL_PROVIDERS) });

export const startSocialSignInCall = defineCall({
  method: "GET",
  path: "/api/account/social/{provider}",
  caller: "visitor",
  summary:
    "A link to follow in a browser: redirects to the provider, which redirects back. If it is refused, it redirects to the sign-in page, which says why.",
  params: providerSchema,
  query: z.object({ next: z.string().optional() }),
  answer: z.undefined(),
});

export const finishSocialSignInCall = defineCall({
  method: "GET",
  path: "/api/account/social/{provider}/callback",
  caller: "visitor",
  summary:
    "The provider redirects here; signs in and redirects to the next page or, if it is refused, to the sign-in page.",
  params: providerSchema,
  query: z.looseObject({}),
  answer: z.undefined(),
});
