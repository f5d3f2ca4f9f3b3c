import "server-only";
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { fail, ok, type Result } from "@/lib/domain/result";

/** The dial code with its plus sign and the digits in the country; both empty for none. */
export type MobileNumber = { dialCode: string; mobile: string };

/** Kinds of number that a text message may reach; in some countries mobile and fixed ones look alike. */
const MOBILE_KINDS = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/** The library throws at any other. */
const DIAL_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** A phone number as people type it, with blanks, hyphens or a leading zero, in the form in which it is kept. */
export function readPhoneNumber(dialCode: string, mobile: string): Result<MobileNumber, "mobile_invalid"> {
  const found = parse(dialCode, mobile);
  if (!found?.isValid()) return fail("mobile_invalid", "mobile");
  return ok({ dialCode: `+${found.countryCallingCode}`, mobile: found.nationalNumber });
}

/** The same for a number that a code is to be sent to. */
export function readMobileNumber(dialCode: string, mobile: string): Result<MobileNumber, "mobile_invalid"> {
  const kind = parse(dialCode, mobile)?.getType();
  return kind && MOBILE_KINDS.includes(kind) ? readPhoneNumber(dialCode, mobile) : fail("mobile_invalid", "mobile");
}

/** As networks take it: `+919876543210`. */
export function internationalNumber({ dialCode, mobile }: MobileNumber): string {
  return `${dialCode}${mobile}`;
}

export function isCountryCode(code: string): boolean {
  return isSupportedCountry(code);
}

function parse(dialCode: string, mobile: string) {
  // Who types the whole number means it.
  if (mobile.trim().startsWith("+")) return parsePhoneNumberFromString(mobile);
  const country = dialCode.replace(/\D/g, "");
  return DIAL_CODES.has(country) ? parsePhoneNumberFromString(mobile, { defaultCallingCode: country }) : undefined;
}
