import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { doneSchema, emailSchema, passwordSchema } from "@/lib/contracts/customer/fields";
import type { Actor } from "@/lib/domain/staff/actor";
import { RIGHTS } from "@/lib/domain/staff/right";
import { signatureSchema, signingOptionsSchema } from "./passkey";

export const secondFactorCodeSchema = z.string().max(40).meta({
  description: "Six digits of the authenticator app, or a recovery code; needed if a second factor is set up",
});

const openedSchema = z.object({ name: z.string() });

export const openDeskCall = defineCall({
  method: "POST",
  path: "/api/desk/session",
  caller: "desk",
  summary: "Opens the desk in this browser, with the secret of a link that works once",
  body: z.object({ link: z.string().regex(/^[\w-]{43}$/), code: secondFactorCodeSchema.optional() }),
  answer: openedSchema,
  refusals: ["staff_link_over", "second_factor_needed", "second_factor_wrong", "too_many_attempts"],
});

export const signInToDeskCall = defineCall({
  method: "POST",
  path: "/api/desk/sign-in",
  caller: "desk",
  summary: "Opens the desk in this browser by password. An unknown address and a wrong password get the same response.",
  body: z.object({ email: emailSchema, password: passwordSchema, code: secondFactorCodeSchema.optional() }),
  answer: openedSchema,
  refusals: ["credentials_wrong", "second_factor_needed", "second_factor_wrong", "too_many_attempts"],
});

export const passkeySignInOptionsCall = defineCall({
  method: "POST",
  path: "/api/desk/sign-in/passkey/options",
  caller: "desk",
  summary: "What `navigator.credentials.get` needs to open the desk with a passkey",
  answer: signingOptionsSchema,
  refusals: ["too_many_attempts"],
});

export const passkeySignInCall = defineCall({
  method: "POST",
  path: "/api/desk/sign-in/passkey",
  caller: "desk",
  summary: "Opens the desk in this browser with a passkey, which needs neither a password nor a code",
  body: z.object({ credential: signatureSchema }),
  answer: openedSchema,
  refusals: ["passkey_refused"],
});

export const closeDeskCall = defineCall({
  method: "DELETE",
  path: "/api/desk/session",
  caller: "desk",
  summary: "Closes the desk in this browser",
  answer: doneSchema,
});

export const deskCallerSchema = z.object({
  name: z.string(),
  store_id: z.string(),
  rights: z.array(z.enum(RIGHTS)).meta({ description: "What the caller may do in this store" }),
});
export type DeskCaller = z.output<typeof deskCallerSchema>;

export function deskCallerToWire({ name, storeId, rights }: Actor): DeskCaller {
  return { name, store_id: storeId ?? "", rights: RIGHTS.filter((right) => rights.includes(right)) };
}

export const deskSessionSchema = z.object({
  caller: deskCallerSchema.nullable().meta({ description: "Null while the desk is closed in this browser" }),
});
export type DeskSession = z.output<typeof deskSessionSchema>;

export const showDeskSessionCall = defineCall({
  method: "GET",
  path: "/api/desk/session",
  caller: "desk",
  summary: "Who has the desk open in this browser, and what they may do",
  answer: deskSessionSchema,
});
