import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { contactSchema, momentSchema } from "./fields";

const body = z.object({
  contact: contactSchema.meta({ description: "The e-mail address or mobile number with which they ordered" }),
});

export const exportGuestCall = defineCall({
  method: "POST",
  path: "/api/owner/guests/export",
  caller: "owner",
  right: "customers.write",
  needsProof: true,
  summary: "All data of somebody without an account who has asked for it, as one file. The log keeps who took it.",
  query: storeQuerySchema,
  body,
  answer: z.looseObject({ exported_on: momentSchema, contact: z.string() }),
  refusals: ["store_unknown", "mobile_invalid", "guest_has_account"],
});

export const eraseGuestCall = defineCall({
  method: "POST",
  path: "/api/owner/guests/erase",
  caller: "owner",
  right: "customers.write",
  needsProof: true,
  summary: "Deletes the data of somebody without an account who has asked for it. What invoices need stays.",
  query: storeQuerySchema,
  body,
  answer: z.object({ orders: z.int().meta({ description: "How many orders it was about" }) }),
  refusals: ["store_unknown", "mobile_invalid", "guest_has_account"],
});
