import { isSameSecret } from "@/lib/server/tokens";

it.each([
  ["s3cret", "s3cret", true],
  ["s3cret", "s3cret ", false],
  ["S3cret", "s3cret", false],
  ["", "s3cret", false],
  ["s3cret-and-more", "s3cret", false],
])("compares %j with %j: %p", (one, other, isSame) => {
  expect(isSameSecret(one, other)).toBe(isSame);
  expect(isSameSecret(other, one)).toBe(isSame);
});
