import { z } from "zod";
import { ADDRESS_TYPES, type Address } from "@/lib/domain/address/address";

/**
 * An address as stored with a checkout or order. It is a copy, so later changes of the address book do not affect it.
 */
export const storedAddressSchema = z.object({
  type: z.enum(ADDRESS_TYPES),
  otherPlace: z.string(),
  isBilling: z.boolean(),
  isShipping: z.boolean(),
  name: z.string(),
  dialCode: z.string(),
  mobile: z.string(),
  country: z.string(),
  doorNo: z.string(),
  address: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
}) satisfies z.ZodType<Address>;
