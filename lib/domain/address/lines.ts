import type { Address } from "./address";

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

/** The lines of an address as written on a parcel, from the street down. The recipient's name is not included. */
export function addressLines(
  address: Pick<Address, "doorNo" | "address" | "landmark" | "city" | "pincode" | "state" | "country">,
): string[] {
  const { doorNo, landmark, city, pincode, state, country } = address;
  return [
    [doorNo, address.address].filter(Boolean).join(", "),
    landmark,
    [city, pincode].filter(Boolean).join(" "),
    [state, countryName(country)].filter(Boolean).join(", "),
  ].filter(Boolean);
}

/** The English name of the country with this two-letter code; any other text is returned unchanged. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (COUNTRIES.of(code) ?? code) : code;
}
