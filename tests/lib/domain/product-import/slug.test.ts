import fc from "fast-check";
import { toSlug } from "@/lib/domain/product-import/slug";

it.each([
  ["ocean-blue-shirt", "ocean-blue-shirt"],
  ["Ocean  Blue Shirt!", "ocean-blue-shirt"],
  ["Men's Crème Brûlée", "mens-creme-brulee"],
  ["Straße & Œuvre", "strasse-oeuvre"],
  ["_draft_/..", "draft"],
  ["½ metre", "1-2-metre"],
  ["---", ""],
])("turns the name %j into the slug %j", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it("gives names in other scripts slugs of their own", () => {
  const slugs = ["பட்டு", "துணி", "赤いシャツ", "赤いシャツ blue", "青いシャツ blue"].map(toSlug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs[3]).toMatch(/^blue-[0-9a-f]{8}$/);
});

it("makes only letters, digits and dashes, never too long, and keeps its own slugs unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (name) => {
      const slug = toSlug(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(120);
      expect(toSlug(slug)).toBe(slug);
    }),
  );
});
