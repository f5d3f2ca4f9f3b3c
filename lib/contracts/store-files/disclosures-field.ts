import { z } from "zod";
import { disclosuresToWire, storedDisclosuresSchema } from "@/lib/contracts/product/stored-disclosures";
import { hundredths } from "./fields";

const text = z.string().max(2_000).optional();

/** What a product discloses, as it is stored; empty facts are left out. */
export const disclosuresField = () =>
  z
    .codec(
      z.strictObject({
        country_of_origin: text,
        importer: text,
        maker: text,
        mrp: hundredths().pipe(z.int().min(0)).optional(),
        net_quantity: text,
      }),
      z.unknown(),
      {
        decode: ({ country_of_origin = "", importer = "", maker = "", mrp = 0, net_quantity = "" }) =>
          disclosuresToWire({ countryOfOrigin: country_of_origin, importer, maker, mrp, netQuantity: net_quantity }),
        encode: (stored) => {
          const { mrp, ...facts } = disclosuresToWire(storedDisclosuresSchema.parse(stored));
          return { ...facts, ...(mrp !== undefined && { mrp: Math.round(mrp * 100) }) };
        },
      },
    )
    .default({});
