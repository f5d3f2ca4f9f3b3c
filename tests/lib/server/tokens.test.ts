import { isSameSecret, newId } from "@/lib/server/tokens";

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

it("makes ids that no command takes for an option", () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(ids.filter((id) => !/^\w[\w-]{15}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
