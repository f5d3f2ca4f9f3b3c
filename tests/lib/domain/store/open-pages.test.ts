import { readFeatures } from "@/lib/domain/store/features";
import { openHtml, openLink } from "@/lib/domain/store/open-pages";

const NOTHING = readFeatures([]);

it.each([
  { path: "/blogs", feature: "blogs" },
  { path: "/blogs/on-indigo", feature: "blogs" },
  { path: "/blogs?page=2", feature: "blogs" },
  { path: "/blogs#top", feature: "blogs" },
  { path: "/collections", feature: "collections" },
  { path: "/pages/size-guide", feature: "extra_pages" },
  { path: "/search?q=silk", feature: "product_search" },
  { path: "/store-locator", feature: "store_locator" },
])("$path is linked only with $feature", ({ path, feature }) => {
  const link = { kind: "internal", path } as const;
  expect(openLink(link, NOTHING)).toBeNull();
  expect(openLink(link, readFeatures([feature]))).toBe(link);
});

it.each([
  { kind: "internal", path: "/" },
  { kind: "internal", path: "/about-us" },
  { kind: "internal", path: "/blogs-of-others" },
  { kind: "category", slug: "blogs" },
  { kind: "external", url: "https://example.com/blogs" },
] as const)("%j is no switched page", (link) => {
  expect(openLink(link, NOTHING)).toBe(link);
});

it("keeps no link where there was none", () => {
  expect(openLink(null, readFeatures(["blogs"]))).toBeNull();
});

it("leaves the text of a closed link in the owner's HTML, and all else as it is", () => {
  const html =
    '<p><a class="x" href="/blogs">Our <b>journal</b></a>, <a href="/on-sale">the sale</a>, <a href="https://example.com/blogs">theirs</a></p>';
  expect(openHtml(html, NOTHING)).toBe(
    '<p>Our <b>journal</b>, <a href="/on-sale">the sale</a>, <a href="https://example.com/blogs">theirs</a></p>',
  );
  expect(openHtml(html, readFeatures(["blogs"]))).toBe(html);
});
