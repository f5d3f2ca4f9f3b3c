import { storedLinkSchema, storedOptionalLinkSchema } from "@/lib/contracts/content/stored-link";

it.each([
  [
    { link_type: "category", slug: "silk" },
    { kind: "category", slug: "silk" },
  ],
  [
    { link_type: "product", slug: "night-ikat" },
    { kind: "product", slug: "night-ikat" },
  ],
  [
    { link_type: "internal", path: "/blogs?page=2" },
    { kind: "internal", path: "/blogs?page=2" },
  ],
  [
    { link_type: "external", url: "https://example.org/a" },
    { kind: "external", url: "https://example.org/a" },
  ],
  [
    { link_type: "external", url: "tel:+914840000000" },
    { kind: "external", url: "tel:+914840000000" },
  ],
])("reads the link %j", (stored, link) => {
  expect(storedLinkSchema.parse(stored)).toEqual(link);
});

it.each([
  { link_type: "external", url: "javascript:alert(1)" },
  { link_type: "external", url: " JavaScript:alert(1)" },
  { link_type: "external", url: "data:text/html,x" },
  { link_type: "external", url: "/not-a-full-address" },
  { link_type: "internal", path: "//elsewhere.example" },
  { link_type: "internal", path: "/\\elsewhere.example" },
  { link_type: "internal", path: "javascript:alert(1)" },
  { link_type: "category", slug: "../account" },
  { link_type: "category", slug: "silk?x=1" },
  { link_type: "vendor", slug: "someone" },
  {},
  null,
])("shows no link for %j", (stored) => {
  expect(storedOptionalLinkSchema.parse(stored)).toBeNull();
});
