import { isSameCountry } from "../address/country";

/** Time zones by country; for a country with several, the time zone of its capital. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  AE: "Asia/Dubai",
  AU: "Australia/Sydney",
  BD: "Asia/Dhaka",
  BH: "Asia/Bahrain",
  CA: "America/Toronto",
  CH: "Europe/Zurich",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  FR: "Europe/Paris",
  GB: "Europe/London",
  GH: "Africa/Accra",
  HK: "Asia/Hong_Kong",
  ID: "Asia/Jakarta",
  IE: "Europe/Dublin",
  IN: "Asia/Kolkata",
  IT: "Europe/Rome",
  JP: "Asia/Tokyo",
  KW: "Asia/Kuwait",
  LK: "Asia/Colombo",
  MY: "Asia/Kuala_Lumpur",
  NL: "Europe/Amsterdam",
  NP: "Asia/Kathmandu",
  NZ: "Pacific/Auckland",
  OM: "Asia/Muscat",
  QA: "Asia/Qatar",
  SA: "Asia/Riyadh",
  SG: "Asia/Singapore",
  US: "America/New_York",
  ZA: "Africa/Johannesburg",
};

const NAMES = new Intl.DisplayNames("en", { type: "region" });

/**
 * The time zone of a store, in which people read all its dates. The store's settings contain no time zone, so it is
 * derived from their `country`, which is a code or a name. For countries not in the list it is Indian time, because the
 * platform is Indian.
 */
export function storeTimeZone(country: string): string {
  const named = { code: country, name: country };
  const [, timeZone] =
    Object.entries(TIME_ZONES).find(([code]) => isSameCountry({ code, name: NAMES.of(code) ?? code }, named)) ?? [];
  return timeZone ?? "Asia/Kolkata";
}
