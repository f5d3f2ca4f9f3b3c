import { hashPassword, isOutdated, isPassword } from "@/lib/workflows/authentication/password-hashes";

it("uses argon2id with at least 19 MiB and two passes, and a new salt each time", async () => {
  const [one, other] = await Promise.all([hashPassword("madder-and-indigo"), hashPassword("madder-and-indigo")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect([isOutdated(one), isOutdated(one.replace("t=2", "t=1"))]).toEqual([false, true]);
});

it("recognises the password in any Unicode form, and no other", async () => {
  const hash = await hashPassword("caf\u00e9-crème ｆｕｌｌ");
  const right = ["caf\u00e9-crème full", "cafe\u0301-crème full"];
  const wrong = ["Caf\u00e9-crème full", "caf\u00e9-crème full ", ""];
  expect(await Promise.all(right.map((password) => isPassword(password, hash)))).toEqual([true, true]);
  expect(await Promise.all(wrong.map((password) => isPassword(password, hash)))).toEqual([false, false, false]);
});

it("accepts no password without a hash", async () => {
  expect(await isPassword("", null)).toBe(false);
});

it("does not block the shop while hashing", async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await Promise.all(Array.from({ length: 8 }, () => hashPassword("madder-and-indigo")));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(3);
});
