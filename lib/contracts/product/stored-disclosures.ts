import { z } from "zod";
import { fromScaledInteger, toScaledInteger } from "@/lib/contracts/codec/decimal";
import { storedText } from "@/lib/contracts/codec/list";
import { type Disclosures, NO_DISCLOSURES } from "@/lib/domain/product/disclosures";
import { MAX_NUMBER } from "@/lib/domain/storable";

/** `{ country_of_origin, maker, importer, net_quantity, mrp }`; the MRP in major units, at most two decimals. */
export const storedDisclosuresSchema = z
  .object({
    country_of_origin: storedText,
    maker: storedText,
    importer: storedText,
    net_quantity: storedText,
    mrp: z.number().min(0).max(MAX_NUMBER).catch(0),
  })
  .transform(
    ({ country_of_origin, maker, importer, net_quantity, mrp }): Disclosures => ({
      countryOfOrigin: country_of_origin,
      maker,
      importer,
      netQuantity: net_quantity,
      mrp: toScaledInteger(mrp, 2),
    }),
  )
  .catch(NO_DISCLOSURES);

/** As stored and as in files: only the facts that are there. */
export function disclosuresToWire({ countryOfOrigin, maker, importer, netQuantity, mrp }: Disclosures) {
  return {
    ...(countryOfOrigin && { country_of_origin: countryOfOrigin }),
    ...(importer && { importer }),
    ...(maker && { maker }),
    ...(mrp > 0 && { mrp: fromScaledInteger(mrp, 2) }),
    ...(netQuantity && { net_quantity: netQuantity }),
  };
}
