import { z } from "zod";
import type { AddressWire } from "@/lib/contracts/address/calls";
import { ADDRESS_TYPES } from "@/lib/domain/address/address";

/** The fields of a plain form that was refused, and why. The form's page shows both again. */
export const refusedFormSchema = z.object({
  fields: z.record(z.string(), z.string()),
  errors: z.array(z.object({ path: z.string(), code: z.string() })),
});
export type RefusedForm = z.output<typeof refusedFormSchema>;

/** The address in the fields whose names begin with `prefix`; null if the form has no such fields. */
export function submittedAddress({ fields }: RefusedForm, prefix = ""): AddressWire | null {
  const read = (name: string) => fields[prefix + name] ?? "";
  if (read("country") === "") return null;
  return {
    _id: "",
    type: ADDRESS_TYPES.find((type) => type === read("type")) ?? "home",
    other_place: read("other_place"),
    billing_address: read("billing_address") === "true",
    shipping_address: read("shipping_address") === "true",
    name: read("name"),
    dial_code: read("dial_code"),
    mobile: read("mobile"),
    country: read("country"),
    door_no: read("door_no"),
    address: read("address"),
    landmark: read("landmark"),
    city: read("city"),
    state: read("state"),
    pincode: read("pincode"),
    lat: null,
    lng: null,
  };
}
