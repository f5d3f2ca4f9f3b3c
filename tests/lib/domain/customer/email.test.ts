import fc from "fast-check";
import { readEmail } from "@/lib/domain/customer/email";

it.each([
  { text: " Meera.Nair@Example.COM ", email: "meera.nair@example.com" },
  { text: "a+b@mail.example.co.in", email: "a+b@mail.example.co.in" },
  { text: "o'neill@example.org", email: "o'neill@example.org" },
  { text: "a@xn--p1b6ci4b4b3a.xn--h2brj9c", email: "a@xn--p1b6ci4b4b3a.xn--h2brj9c" },
])("reads $text as $email", ({ text, email }) => {
  expect(readEmail(text)).toBe(email);
});
it.each([
  "",
  "meera",
  "@example.com",
  "meera@example",
  "meera@.com",
  "meera@example..com",
  "meera@-example.com",
  "mee ra@example.com",
  "a@b@example.com",
  "<meera@example.com>",
  "meera@example.com\nbcc: all@example.com",
  `${"a".repeat(65)}@example.com`,
  `a@${"b.".repeat(130)}com`,
])("refuses %j", (text) => {
  expect(readEmail(text)).toBeNull();
});
it("does not change an address it has read", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      const email = readEmail(text);
      if (email !== null) expect(readEmail(email)).toBe(email);
    }),
  );
});
