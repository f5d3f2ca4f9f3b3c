import { isSameCountry } from "../address/country";

/**
 * What a shop in India has to say about packed goods. Texts may be empty; `mrp` is the maximum retail price in minor
 * units of the base currency, with all taxes, and 0 if the owner gave none.
 */
export type Disclosures = {
  countryOfOrigin: string;
  /** Who made or packed the product, with the address. */
  maker: string;
  /** Who brought it into the country, with the address. */
  importer: string;
  /** What the pack holds, as it is printed on it: "1 piece", "5.5 m". */
  netQuantity: string;
  mrp: number;
};

export const NO_DISCLOSURES: Disclosures = { countryOfOrigin: "", maker: "", importer: "", netQuantity: "", mrp: 0 };

const INDIA = { code: "IN", name: "India" };

/** Whether a store of this country has to disclose these facts; `country` is a code or a name. */
export function asksForDisclosures({ country }: { country: string }): boolean {
  return isSameCountry({ code: country, name: country }, INDIA);
}

/**
 * Whether a fact is missing that the law asks for. The importer takes the place of the maker of goods from abroad.
 *
 * Source: docs/domain.md#disclosures.
 */
export function lacksDisclosures({ countryOfOrigin, maker, importer, netQuantity, mrp }: Disclosures): boolean {
  return countryOfOrigin === "" || (maker === "" && importer === "") || netQuantity === "" || mrp === 0;
}
