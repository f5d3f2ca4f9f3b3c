import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";

const countryWireSchema = z.object({ code: z.string(), name: z.string() });
const currencyCountriesWireSchema = z.object({
  list: z.array(z.object({ country_code: z.string(), country_list: z.array(countryWireSchema) })),
});
export type CurrencyCountriesWire = z.output<typeof currencyCountriesWireSchema>;

export const currencyCountriesCall = defineCall({
  method: "GET",
  path: "/api/currencies",
  caller: "shop",
  summary: "Which countries see which currency first; empty if the store does not choose it by country",
  answer: currencyCountriesWireSchema,
});
