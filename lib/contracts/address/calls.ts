import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { dialCodeSchema, idSchema, line, mobileSchema } from "@/lib/contracts/customer/fields";
import { ADDRESS_TYPES } from "@/lib/domain/address/address";

/**
 * An address (docs/domain.md#addresses). Which fields are required depends on the country: see
 * `components/address/labels.ts`, which also has their labels. The address rules check them, and not this schema, so
 * that one answer names all that is wrong.
 */
export const addressBodySchema = z.object({
  type: z.enum(ADDRESS_TYPES),
  /** What the customer calls an address of type `other`. */
  other_place: line(50).default(""),
  /**
   * Whether this is the default billing address. Only one address in the address book can be the default: setting the
   * flag removes it from all others.
   */
  billing_address: z.boolean().default(false),
  shipping_address: z.boolean().default(false),
  name: line(100),
  dial_code: dialCodeSchema,
  mobile: mobileSchema,
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => /^[A-Z]{2}$/.test(code), fieldRefusal("country_invalid"))
    .meta({ description: "ISO 3166-1, two letters" }),
  door_no: line(50).default(""),
  address: line(300),
  landmark: line(100).default(""),
  city: line(100).default(""),
  state: line(100).default(""),
  pincode: line(20).default(""),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
});
export type AddressBody = z.input<typeof addressBodySchema>;

export const addressWireSchema = addressBodySchema.extend({ _id: z.string() });
export type AddressWire = z.output<typeof addressWireSchema>;

export const addressesWireSchema = z.object({ address_list: z.array(addressWireSchema) });
export type AddressesWire = z.output<typeof addressesWireSchema>;

/** The refusal codes for what a customer can get wrong in an address. */
export const ADDRESS_REFUSALS = [
  "country_invalid",
  "name_needed",
  "mobile_invalid",
  "address_needed",
  "city_needed",
  "state_needed",
  "state_unknown",
  "pincode_needed",
  "pincode_invalid",
  "pincode_of_other_state",
  "pincode_not_served",
] as const;

const addressId = z.object({ address_id: idSchema });

export const listAddressesCall = defineCall({
  method: "GET",
  path: "/api/account/addresses",
  caller: "customer",
  summary: "The address book, the newest first",
  answer: addressesWireSchema,
});

export const addAddressCall = defineCall({
  method: "POST",
  path: "/api/account/addresses",
  caller: "customer",
  summary: "Adds an address; the first is for billing and shipping.",
  body: addressBodySchema,
  answer: addressesWireSchema,
  refusals: ["addresses_full", ...ADDRESS_REFUSALS],
});

export const updateAddressCall = defineCall({
  method: "PUT",
  path: "/api/account/addresses/{address_id}",
  caller: "customer",
  summary: "Replaces an address.",
  params: addressId,
  body: addressBodySchema,
  answer: addressesWireSchema,
  refusals: ["address_unknown", ...ADDRESS_REFUSALS],
});

export const removeAddressCall = defineCall({
  method: "DELETE",
  path: "/api/account/addresses/{address_id}",
  caller: "customer",
  summary: "Removes an address.",
  params: addressId,
  answer: addressesWireSchema,
  refusals: ["address_unknown"],
});
