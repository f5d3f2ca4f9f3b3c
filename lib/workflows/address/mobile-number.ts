import "server-only";
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { fail, ok, type Result } from "@/lib/domain/result";

/** A phone number: the dial code with its plus sign, and the digits after it; both empty if there is no number. */
export type MobileNumber = { dialCode: string; mobile: string };

/**
 * Types of phone number that can receive text messages. In some countries mobile and fixed numbers cannot be
 * distinguished.
 */
const MOBILE_TYPES = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/** The dial codes the library knows; it throws on any other. */
const DIAL_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** Reads a phone number as people type it, with spaces, hyphens or a leading zero. Refuses an invalid number. */
export function readPhoneNumber(dialCode: string, mobile: string): Result<MobileNumber, "mobile_invalid"> {
  const number = parse(dialCode, mobile);
  if (!number?.isValid()) return fail("mobile_invalid", "mobile");
  return ok({ dialCode: `+${number.countryCallingCode}`, mobile: number.nationalNumber });
}

/** Like `readPhoneNumber`, but also refuses a number that cannot receive text messages. */
export function readMobileNumber(dialCode: string, mobile: string): Result<MobileNumber, "mobile_invalid"> {
  const type = parse(dialCode, mobile)?.getType();
  return type && MOBILE_TYPES.includes(type) ? readPhoneNumber(dialCode, mobile) : fail("mobile_invalid", "mobile");
}

/** In international format: `+919876543210`. */
export function internationalNumber({ dialCode, mobile }: MobileNumber): string {
  return `${dialCode}${mobile}`;
}

/** The parts of a number in international format; null if it is none. */
export function splitInternationalNumber(number: string): MobileNumber | null {
  const read = readPhoneNumber("", number);
  return read.ok ? read.value : null;
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
