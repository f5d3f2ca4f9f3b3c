import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";

const pincodeWireSchema = z.object({ pincode: z.string(), city: z.string(), state: z.string() });
export type PincodeWire = z.output<typeof pincodeWireSchema>;

export const findPincodeCall = defineCall({
  method: "GET",
  path: "/api/pincodes/{pincode}",
  caller: "shop",
  summary: "The city and the state of an Indian postal code, to fill in an address. Caches may keep the answer.",
  params: z.object({ pincode: z.string().regex(/^[1-9]\d{5}$/) }),
  answer: pincodeWireSchema,
  refusals: ["pincode_unknown"],
});
