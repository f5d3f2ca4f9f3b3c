import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { customerWireSchema } from "./sign-in-calls";

export const sessionWireSchema = z.object({
  kind: z.enum(["anonymous", "guest", "customer"]),
  email: z.string().optional().meta({ description: "The address of a guest" }),
  mobile: z.string().optional().meta({ description: "The mobile number of a guest without an address" }),
  customer: customerWireSchema.optional(),
  country: z.string().optional().meta({ description: "ISO code, if the hosting platform sends it" }),
});
export type SessionWire = z.output<typeof sessionWireSchema>;

export const sessionCall = defineCall({
  method: "GET",
  path: "/api/session",
  caller: "visitor",
  summary: "The visitor and their country. Sets the cookies that writes need.",
  answer: sessionWireSchema,
});
