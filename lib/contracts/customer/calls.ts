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
  unique_id: z.string().meta({ description: "Running number of six digits" }),
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
  summary: "Changes the name or the GST data; what is left out stays.",
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
  summary: "Erases the account and all that is the customer's, and signs out everywhere. Cannot be undone.",
  body: z.object(proofFields),
  answer: doneSchema,
  refusals: PROOF_REFUSALS,
});

export const sendProofCall = defineCall({
  method: "POST",
  path: "/api/account/proof",
  caller: "customer",
  summary: "Mails a code to the customer's own address, for calls that ask for a proof.",
  answer: codeSentSchema,
  refusals: ["too_many_attempts"],
});

export const changePasswordCall = defineCall({
  method: "PUT",
  path: "/api/account/password",
  caller: "customer",
  summary: "Changes the password and signs out on all other devices. Who has none yet proves themself by code.",
  body: z.object({ ...proofFields, password: passwordSchema }),
  answer: doneSchema,
  refusals: [...PROOF_REFUSALS, ...PASSWORD_REFUSALS],
});

export const changeEmailCall = defineCall({
  method: "POST",
  path: "/api/account/email",
  caller: "customer",
  summary: "Mails a code to the new address; it becomes the customer's when the code comes back.",
  body: z.object({ ...proofFields, email: emailSchema }),
  answer: codeSentSchema,
  refusals: PROOF_REFUSALS,
});

export const confirmEmailCall = defineCall({
  method: "POST",
  path: "/api/account/email/confirm",
  caller: "customer",
  summary: "Makes the new address the customer's.",
  body: z.object({ code: codeSchema }),
  answer: profileWireSchema,
  refusals: ["code_wrong", "code_over"],
});

export const changeMobileCall = defineCall({
  method: "POST",
  path: "/api/account/mobile",
  caller: "customer",
  summary: "Sends a code to the number; it becomes the customer's when the code comes back.",
  body: z.object({ dial_code: dialCodeSchema, mobile: mobileSchema }),
  answer: codeSentSchema,
  refusals: ["mobile_invalid", "too_many_attempts"],
});

export const confirmMobileCall = defineCall({
  method: "POST",
  path: "/api/account/mobile/confirm",
  caller: "customer",
  summary: "Makes the number the customer's.",
  body: z.object({ code: codeSchema }),
  answer: profileWireSchema,
  refusals: ["code_wrong", "code_over", "mobile_taken"],
});

export const removeMobileCall = defineCall({
  method: "DELETE",
  path: "/api/account/mobile",
  caller: "customer",
  summary: "Takes the number out of the account.",
  answer: profileWireSchema,
});

export const devicesWireSchema = z.object({
  device_list: z.array(
    z.object({
      _id: z.string(),
      device: z.string().meta({ description: "What the browser calls itself" }),
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
  summary: "Where the customer is signed in, the latest use first",
  answer: devicesWireSchema,
});

export const endDeviceCall = defineCall({
  method: "DELETE",
  path: "/api/account/devices/{device_id}",
  caller: "customer",
  summary: "Signs out on one device; the one in use too.",
  params: z.object({ device_id: idSchema }),
  answer: devicesWireSchema,
  refusals: ["device_unknown"],
});

export const exportAccountCall = defineCall({
  method: "GET",
  path: "/api/account/export",
  caller: "customer",
  summary: "All that is kept of the customer, as one file",
  answer: z.looseObject({ exported_on: momentSchema, customer: profileWireSchema }),
});
