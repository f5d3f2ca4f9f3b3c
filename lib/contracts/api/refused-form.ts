import { z } from "zod";
import type { AddressWire } from "@/lib/contracts/address/calls";
import { ADDRESS_TYPES } from "@/lib/domain/address/address";

/**
 * The values and errors of a form that was sent without script and refused. The page of the form shows both, so that
 * nobody has to type the values again. `code` is the refusal in the page's URL, to which they belong.
 */
export const refusedFormSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.string()),
  errors: z.array(z.object({ path: z.string(), code: z.string() })),
});
export type RefusedForm = z.output<typeof refusedFormSchema>;

/**
 * The address that was typed into the refused form; null if the form has no address. `prefix` is what the names of its
 * fields begin with.
 */
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
