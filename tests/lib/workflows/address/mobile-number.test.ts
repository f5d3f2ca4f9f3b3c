import { internationalNumber, readMobileNumber, readPhoneNumber } from "@/lib/workflows/address/mobile-number";

it.each([
  ["+91", "9876543210", "+919876543210"],
  ["91", "098765 43210", "+919876543210"],
  ["+91", "+1 201-555-0123", "+12015550123"],
  ["+44", "07400 123456", "+447400123456"],
  ["+91", "022 2788 1234", "+912227881234"],
])("reads %s %s as %s", (dialCode, mobile, number) => {
  const read = readPhoneNumber(dialCode, mobile);
  expect(read.ok && internationalNumber(read.value)).toBe(number);
});

it.each([
  ["+91", "12345"],
  ["+91", "98765432101234"],
  ["+999", "9876543210"],
  ["", "9876543210"],
  ["", ""],
  ["+91", ""],
  ["+91", "call me"],
])("refuses %s %s", (dialCode, mobile) => {
  expect(readPhoneNumber(dialCode, mobile)).toEqual({ ok: false, code: "mobile_invalid", field: "mobile" });
});

it("sends no text message to a landline", () => {
  expect(readMobileNumber("+91", "022 2788 1234").ok).toBe(false);
  expect(readMobileNumber("+91", "98765 43210").ok).toBe(true);
  // US mobile numbers look like landline numbers, so every US number is accepted.
  expect(readMobileNumber("+1", "201-555-0123").ok).toBe(true);
});
