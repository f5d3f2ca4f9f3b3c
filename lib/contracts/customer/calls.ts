import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import {
  codeSchema,
  codeSentSchema,
  dialCodeSchema,
  doneSchema,
  emailSchema,
  gstSchema,
  idSchema,
  mobileSchema,
  momentSchema,
  nameSchema,
  PASSWORD_REFUSALS,
  PROOF_REFUSALS,
  passwordSchema,
  proofFields,
} from "./fields";

export const profileWireSchema = z.object({
  _id: z.string(),
  unique_id: z.string().meta({ description: "A running number of six digits" }),
  name: z.string(),
  email: z.string(),
  dial_code: z.string(),
  mobile: z.string(),
  mobile_verified: z.boolean(),
  gst: z.object({ company: z.string(), number: z.string() }),
  has_password: z.boolean(),
  created_on: momentSchema,
});
export type ProfileWire = z.output<typeof profileWireSchema>;

export const readProfileCall = defineCall({
  method: "GET",
  path: "/api/account",
  caller: "customer",
  summary: "The customer's own details",
  answer: profileWireSchema,
});

export const changeProfileCall = defineCall({
  method: "PATCH",
  path: "/api/account",
  caller: "customer",
  summary: "Changes the name or the GST data; fields left out stay as they are.",
  body: z.object({
    name: nameSchema.optional(),
    gst: gstSchema.optional(),
  }),
  answer: profileWireSchema,
});

export const deleteAccountCall = defineCall({
  method: "DELETE",
  path: "/api/account",
  caller: "customer",
  summary: "Deletes the account with its data and signs out everywhere. Cannot be undone.",
  body: z.object(proofFields),
  answer: doneSchema,
  refusals: PROOF_REFUSALS,
});

export const sendProofCall = defineCall({
  method: "POST",
  path: "/api/account/proof",
  caller: "customer",
  summary: "E-mails a code to the customer's own address, for calls that require proof of identity.",
  answer: codeSentSchema,
  refusals: ["too_many_attempts"],
});

export const changePasswordCall = defineCall({
  method: "PUT",
  path: "/api/account/password",
  caller: "customer",
  summary:
    "Changes the password and signs out on all other devices. A customer without a password confirms with a code.",
  body: z.object({ ...proofFields, password: passwordSchema }),
  answer: doneSchema,
  refusals: [...PROOF_REFUSALS, ...PASSWORD_REFUSALS],
});

export const changeEmailCall = defineCall({
  method: "POST",
  path: "/api/account/email",
  caller: "customer",
  summary: "E-mails a code to the new address; confirming it changes the address.",
  body: z.object({ ...proofFields, email: emailSchema }),
  answer: codeSentSchema,
  refusals: PROOF_REFUSALS,
});

export const confirmEmailCall = defineCall({
  method: "POST",
  path: "/api/account/email/confirm",
  caller: "customer",
  summary: "Confirms the new e-mail address.",
  body: z.object({ code: codeSchema }),
  answer: profileWireSchema,
  refusals: ["code_wrong", "code_over"],
});

export const changeMobileCall = defineCall({
  method: "POST",
  path: "/api/account/mobile",
  caller: "customer",
  summary: "Sends a code to the number; confirming it saves the number. Needs a proof of identity.",
  body: z.object({ dial_code: dialCodeSchema, mobile: mobileSchema, ...proofFields }),
  answer: codeSentSchema,
  refusals: ["mobile_invalid", ...PROOF_REFUSALS],
});

export const confirmMobileCall = defineCall({
  method: "POST",
  path: "/api/account/mobile/confirm",
  caller: "customer",
  summary: "Confirms the mobile number.",
  body: z.object({ code: codeSchema }),
  answer: profileWireSchema,
  refusals: ["code_wrong", "code_over", "mobile_taken"],
});

export const removeMobileCall = defineCall({
  method: "DELETE",
  path: "/api/account/mobile",
  caller: "customer",
  summary: "Removes the mobile number, unless it is all that the customer can sign in with.",
  answer: profileWireSchema,
  refusals: ["mobile_needed"],
});

export const devicesWireSchema = z.object({
  device_list: z.array(
    z.object({
      _id: z.string(),
      device: z.string().meta({ description: "The user agent of the browser" }),
      is_current: z.boolean(),
      created_on: momentSchema,
      last_used_on: momentSchema,
    }),
  ),
});
export type DevicesWire = z.output<typeof devicesWireSchema>;

export const listDevicesCall = defineCall({
  method: "GET",
  path: "/api/account/devices",
  caller: "customer",
  summary: "The devices the customer is signed in on, last used first",
  answer: devicesWireSchema,
});

export const endDeviceCall = defineCall({
  method: "DELETE",
  path: "/api/account/devices/{device_id}",
  caller: "customer",
  summary: "Signs out one device, which may be the current one.",
  params: z.object({ device_id: idSchema }),
  answer: devicesWireSchema,
  refusals: ["device_unknown"],
});

export const exportAccountCall = defineCall({
  method: "GET",
  path: "/api/account/export",
  caller: "customer",
  summary: "All data of the customer, as one file",
  answer: z.looseObject({ exported_on: momentSchema, customer: profileWireSchema }),
});
