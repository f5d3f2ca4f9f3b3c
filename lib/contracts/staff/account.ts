import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import {
  doneSchema,
  emailSchema,
  idSchema,
  line,
  momentSchema,
  PASSWORD_REFUSALS,
  passwordSchema,
} from "@/lib/contracts/customer/fields";
import { PROOF_MINUTES } from "@/lib/domain/staff/member";
import { NOTICES } from "@/lib/domain/staff/notice";
import { secondFactorCodeSchema } from "./desk";
import { makingOptionsSchema, newPasskeySchema, signatureSchema, signingOptionsSchema } from "./passkey";

const provenNote = `Within ${PROOF_MINUTES} minutes of a proof of who is there.`;

export const staffAccountSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  has_password: z.boolean(),
  has_second_factor: z.boolean(),
  recovery_codes_left: z.int(),
  notices: z.array(z.enum(NOTICES)).meta({ description: "What the caller gets e-mails about" }),
  push: z.object({
    key: z.string().nullable().meta({
      description: "With what a browser subscribes to notices, as base64url; null if the shop sends none",
    }),
    browsers: z
      .array(z.object({ _id: z.string(), endpoint: z.string(), device: z.string() }))
      .meta({ description: "The caller's browsers that show a notice of a new order" }),
  }),
  is_proven: z.boolean().meta({ description: `Whether it was proved within ${PROOF_MINUTES} minutes who is there` }),
  passkeys: z.array(
    z.object({ _id: z.string(), name: z.string(), created_on: momentSchema, last_used_on: momentSchema.nullable() }),
  ),
  sessions: z.array(
    z.object({
      _id: z.string(),
      device: z.string().meta({ description: "For example `Firefox on Android`" }),
      address: z.string().meta({ description: "The IP address from which the desk was opened" }),
      created_on: momentSchema,
      last_used_on: momentSchema,
      is_this: z.boolean().meta({ description: "Whether it is the one of the caller" }),
    }),
  ),
});
export type StaffAccount = z.output<typeof staffAccountSchema>;

export const showStaffAccountCall = defineCall({
  method: "GET",
  path: "/api/desk/account",
  caller: "member",
  summary: "How the caller proves who they are, and where they have the desk open",
  answer: staffAccountSchema,
});

export const chooseNoticesCall = defineCall({
  method: "PUT",
  path: "/api/desk/account/notices",
  caller: "member",
  summary: "Chooses what the caller gets e-mails about. Nobody gets those about what they may not read.",
  body: z.object({ notices: z.array(z.enum(NOTICES)).max(NOTICES.length) }),
  answer: doneSchema,
});

export const addPushBrowserCall = defineCall({
  method: "PUT",
  path: "/api/desk/account/browsers",
  caller: "member",
  summary: "Has this browser show the caller a notice of each new order, with what its `PushSubscription` says",
  body: z.object({
    endpoint: z.url({ protocol: /^https$/ }).max(1_000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/, "expected 65 bytes in base64url"),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, "expected 16 bytes in base64url"),
    }),
  }),
  answer: doneSchema,
  refusals: ["push_off"],
});

export const removePushBrowserCall = defineCall({
  method: "DELETE",
  path: "/api/desk/account/browsers/{browser_id}",
  caller: "member",
  summary: "Ends the notices in one of the caller's browsers",
  params: z.object({ browser_id: idSchema }),
  answer: doneSchema,
  refusals: ["push_browser_unknown"],
});

export const choosePasswordCall = defineCall({
  method: "PUT",
  path: "/api/desk/account/password",
  caller: "member",
  needsProof: true,
  summary: `Sets with what the caller signs in, and closes the desk in their other browsers. ${provenNote}`,
  body: z.object({ email: emailSchema, password: passwordSchema }),
  answer: doneSchema,
  refusals: ["staff_email_taken", ...PASSWORD_REFUSALS],
});

export const secondFactorDraftSchema = z.object({
  secret: z.string().meta({ description: "In base 32, to be typed" }),
  link: z.string().meta({ description: "An `otpauth:` address, to be opened" }),
  code: z.object({ size: z.int(), path: z.string() }).meta({ description: "The same as a QR code, as an SVG path" }),
});
export type SecondFactorDraft = z.output<typeof secondFactorDraftSchema>;

export const recoveryCodesSchema = z.object({
  recovery_codes: z
    .array(z.string())
    .meta({ description: "Each opens the desk once instead of a code. Shown only now." }),
});
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;

export const draftSecondFactorCall = defineCall({
  method: "POST",
  path: "/api/desk/account/second-factor",
  caller: "member",
  needsProof: true,
  summary: `A secret for an authenticator app, which counts once a code of it was sent back. ${provenNote}`,
  answer: secondFactorDraftSchema,
});

export const turnOnSecondFactorCall = defineCall({
  method: "PUT",
  path: "/api/desk/account/second-factor",
  caller: "member",
  needsProof: true,
  summary: `Turns the second factor on, with a code of the app. ${provenNote}`,
  body: z.object({ code: secondFactorCodeSchema }),
  answer: recoveryCodesSchema,
  refusals: ["second_factor_wrong"],
});

export const turnOffSecondFactorCall = defineCall({
  method: "DELETE",
  path: "/api/desk/account/second-factor",
  caller: "member",
  needsProof: true,
  summary: `Turns the second factor off. ${provenNote}`,
  answer: doneSchema,
});

export const passkeyOptionsCall = defineCall({
  method: "POST",
  path: "/api/desk/account/passkeys/options",
  caller: "member",
  needsProof: true,
  summary: `What \`navigator.credentials.create\` needs to make a passkey. ${provenNote}`,
  answer: makingOptionsSchema,
});

export const addPasskeyCall = defineCall({
  method: "POST",
  path: "/api/desk/account/passkeys",
  caller: "member",
  needsProof: true,
  summary: `Keeps a passkey that the browser has made. ${provenNote}`,
  body: z.object({ credential: newPasskeySchema, name: line(60).refine((text) => text !== "") }),
  answer: doneSchema,
  refusals: ["passkey_refused"],
});

export const removePasskeyCall = defineCall({
  method: "DELETE",
  path: "/api/desk/account/passkeys/{passkey_id}",
  caller: "member",
  needsProof: true,
  summary: `Removes a passkey. ${provenNote}`,
  params: z.object({ passkey_id: line(1_500).min(1) }),
  answer: doneSchema,
  refusals: ["passkey_unknown"],
});

export const endStaffSessionCall = defineCall({
  method: "DELETE",
  path: "/api/desk/account/sessions/{session_id}",
  caller: "member",
  summary: "Closes the desk in another of the caller's browsers",
  params: z.object({ session_id: idSchema }),
  answer: doneSchema,
  refusals: ["staff_session_unknown"],
});

export const proveByPasswordCall = defineCall({
  method: "POST",
  path: "/api/desk/proof",
  caller: "member",
  summary: "Proves once more who is there, by password and code",
  body: z.object({ password: passwordSchema, code: secondFactorCodeSchema.optional() }),
  answer: doneSchema,
  refusals: ["password_wrong", "second_factor_needed", "second_factor_wrong", "too_many_attempts"],
});

export const passkeyProofOptionsCall = defineCall({
  method: "POST",
  path: "/api/desk/proof/passkey/options",
  caller: "member",
  summary: "What `navigator.credentials.get` needs to prove who is there",
  answer: signingOptionsSchema,
});

export const proveByPasskeyCall = defineCall({
  method: "POST",
  path: "/api/desk/proof/passkey",
  caller: "member",
  summary: "Proves once more who is there, by a passkey",
  body: z.object({ credential: signatureSchema }),
  answer: doneSchema,
  refusals: ["passkey_refused"],
});

const otherStoresSchema = z.object({
  list: z.array(z.object({ store_id: z.string(), store_name: z.string(), name: z.string() })),
});
export type OtherStores = z.output<typeof otherStoresSchema>;

export const listOtherStoresCall = defineCall({
  method: "GET",
  path: "/api/desk/account/stores",
  caller: "member",
  summary: "The other stores at whose desks the caller is, too",
  answer: otherStoresSchema,
});

export const joinOtherStoreCall = defineCall({
  method: "POST",
  path: "/api/desk/account/stores",
  caller: "member",
  needsProof: true,
  summary: `Says that the caller is also the person of another store to whom a link belongs. ${provenNote}`,
  body: z.object({ link: z.string().regex(/^[\w-]{43}$/), code: secondFactorCodeSchema.optional() }),
  answer: otherStoresSchema,
  refusals: ["staff_link_over", "staff_store_own", "second_factor_needed", "second_factor_wrong", "too_many_attempts"],
});

export const leadToOtherStoreCall = defineCall({
  method: "POST",
  path: "/api/desk/account/stores/{store_id}/link",
  caller: "member",
  needsProof: true,
  summary: `A link that opens the desk of another store of the caller's once, within a minute. ${provenNote}`,
  params: z.object({ store_id: idSchema }),
  answer: z.object({ link: z.string() }),
  refusals: ["store_unknown"],
});
