import { findPincodeCall } from "@/lib/contracts/address/pincode";
import { findPlaceOfPincode } from "@/lib/data/pincode/places";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

/** The city and the state of an Indian postal code. It depends on nothing else, so every cache may keep the answer. */
export const GET = handle(
  findPincodeCall,
  async ({ params: { pincode } }) => {
    const place = findPlaceOfPincode(pincode);
    return place ? ok({ pincode, ...place }) : fail("pincode_unknown");
  },
  { keptSeconds: 24 * 60 * 60 },
);
