import * as fc from "fast-check";
import { readNextPath } from "@/lib/domain/authentication/next-path";

it.each([
  ["/cart", "/cart"],
  ["/category/sarees?page=2&filter.colour=indigo#list", "/category/sarees?page=2&filter.colour=indigo#list"],
  ["/account/profile", "/account/profile"],
  ["/account/sign-information", "/account/sign-information"],
])("continues to %s", (text, path) => {
  expect(readNextPath(text, "/account")).toBe(path);
});

it.each([
  [null],
  [""],
  ["cart"],
  ["https://elsewhere.example/"],
  ["//elsewhere.example"],
  ["/\\elsewhere.example"],
  ["/\t/elsewhere.example"],
  ["/\n//elsewhere.example"],
  ["/./\\elsewhere.example"],
  ["/..//elsewhere.example"],
  ["javascript:alert(1)"],
  ["/api/account/sign-out"],
  ["/account/sign-in"],
  ["/account/sign-up/code"],
  ["/account/./sign-in?next=/cart"],
  ["/guest-login"],
  [`/${"x".repeat(500)}`],
])("does not continue to %j", (text) => {
  expect(readNextPath(text, "/account")).toBe("/account");
});

it("stays in the shop for any input, as browsers read it", () => {
  const pieces = fc.constantFrom(
    "/",
    "\\",
    "//",
    ".",
    "..",
    "\t",
    "\n",
    "@",
    ":",
    "?",
    "#",
    "%2f",
    "elsewhere.example",
  );
  const text = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(pieces).map((parts) => `/${parts.join("")}`),
  );
  fc.assert(
    fc.property(text, (text) => {
      const path = readNextPath(text, "/account");
      expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
      expect(path).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 1_000 },
  );
});
