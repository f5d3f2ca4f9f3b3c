import type { Address } from "./address";

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

/** The lines of an address as written on a parcel, from the street down, without the name. */
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

/** Anything but a two-letter code stays as it is. */
function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (COUNTRIES.of(code) ?? code) : code;
}
