import { COMMON_PASSWORDS } from "@/lib/domain/authentication/common-passwords";
import { checkPassword, MIN_PASSWORD_LENGTH } from "@/lib/domain/authentication/password";

const asha = { name: "Asha Rao", email: "asha.r@weavers.example" };

it.each([
  "madder-and-indigo",
  "correct horse battery staple",
  "  eight  ",
  "ಕನ್ನಡ ಪದಗಳು",
  "🌸🌿🌾🍃🌺🍂🌻🪷",
  "ashaweaves4",
  `${"x".repeat(100)}${"yz".repeat(50)}`,
])("accepts %j", (password) => {
  expect(checkPassword(password, asha).ok).toBe(true);
});

it.each([
  ["", "password_too_short"],
  ["seven77", "password_too_short"],
  ["🌸🌿🌾🍃🌺🍂🌻", "password_too_short"],
  [`${"ab".repeat(100)}c`, "password_too_long"],
  ["password123", "password_common"],
  ["PassWord123", "password_common"],
  ["ｐａｓｓｗｏｒｄ１", "password_common"],
  ["aaaaaaaaaa", "password_common"],
  ["abababab", "password_common"],
  ["abcdefgh", "password_common"],
  ["98765432", "password_common"],
  ["asha.r@weavers.example", "password_like_you"],
  ["asha199", "password_too_short"],
  ["asharao9", "password_like_you"],
  ["Asha Rao 19", "password_like_you"],
  ["weavers.example1", "password_like_you"],
  ["rao-asha!", "password_like_you"],
])("refuses %j as %s", (password, code) => {
  expect(checkPassword(password, asha)).toEqual({ ok: false, code, field: "password" });
});

it("lists only passwords that no other rule refuses, in lower case", () => {
  const listed = [...COMMON_PASSWORDS];
  expect(listed.length).toBeGreaterThan(200);
  expect(listed.filter((password) => password.length < MIN_PASSWORD_LENGTH)).toEqual([]);
  expect(listed.filter((password) => password !== password.toLowerCase())).toEqual([]);
});
