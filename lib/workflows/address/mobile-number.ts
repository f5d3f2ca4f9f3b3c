import "server-only";
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { fail, ok, type Result } from "@/lib/domain/result";

/** The dial code with its plus sign, and the digits without it; both empty without a number. */
export type MobileNumber = { dialCode: string; mobile: string };

/** Types of number that may receive text messages; in some countries mobile and fixed numbers look alike. */
const MOBILE_TYPES = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/** The dial codes the library knows; it throws on any other. */
const DIAL_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** Normalises a phone number typed with spaces, hyphens or a leading zero. */
export function readPhoneNumber(dialCode: string, mobile: string): Result<MobileNumber, "mobile_invalid"> {
  const number = parse(dialCode, mobile);
  if (!number?.isValid()) return fail("mobile_invalid", "mobile");
  return ok({ dialCode: `+${number.countryCallingCode}`, mobile: number.nationalNumber });
}

/** Like `readPhoneNumber`, for a number that must be able to receive text messages. */
export function readMobileNumber(dialCode: string, mobile: string): Result<MobileNumber, "mobile_invalid"> {
  const type = parse(dialCode, mobile)?.getType();
  return type && MOBILE_TYPES.includes(type) ? readPhoneNumber(dialCode, mobile) : fail("mobile_invalid", "mobile");
}

/** In international format: `+919876543210`. */
export function internationalNumber({ dialCode, mobile }: MobileNumber): string {
  return `${dialCode}${mobile}`;
}

export function isCountryCode(code: string): boolean {
  return isSupportedCountry(code);
}

function parse(dialCode: string, mobile: string) {
  // A dial code typed as part of the number takes precedence over `dialCode`.
  if (mobile.trim().startsWith("+")) return parsePhoneNumberFromString(mobile);
  const country = dialCode.replace(/\D/g, "");
  return DIAL_CODES.has(country) ? parsePhoneNumberFromString(mobile, { defaultCallingCode: country }) : undefined;
}
