import { JOURNAL } from "@/demo/content/journal";
import { PAGES } from "@/demo/content/pages";
import { CATEGORIES } from "@/demo/products/categories";
import { PRODUCTS } from "@/demo/products/products";
import { storedLinkSchema } from "@/lib/contracts/content/stored-link";
import { contentPagePath } from "@/lib/domain/content/content";
import { linkHref } from "@/lib/domain/content/link";
import { rows } from "./demo-rows";

/** The paths of pages that every shop has, whatever its content. */
const FIXED_PAGES = [
  "/",
  "/all-products",
  "/new-arrivals",
  "/on-sale",
  "/featured-products",
  "/blogs",
  "/collections",
  "/store-locator",
];

const existingPaths = new Set([
  ...FIXED_PAGES,
  ...CATEGORIES.map(({ slug }) => `/category/${slug}`),
  ...PRODUCTS.map(({ slug }) => `/product/${slug}`),
  ...JOURNAL.map(({ slug }) => `/blogs/${slug}`),
  ...PAGES.map(({ slug }) => contentPagePath(slug)),
]);

/** All link targets in `content`, both in link fields and in HTML texts. */
function hrefsIn(content: unknown): string[] {
  if (typeof content === "string") return [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
  if (typeof content !== "object" || content === null) return [];
  if ("link_type" in content) {
    const { link_type, category_id, link } = content as Record<string, string>;
    // Store details have the field names of the API, so this field is `category_id`.
    if (category_id) return [`/category/${category_id}`];
    if (link_type === "internal" && link) return [link];
    return [linkHref(storedLinkSchema.parse(content))];
  }
  return Object.values(content).flatMap(hrefsIn);
}

const hrefs = [...new Set(hrefsIn(rows))];
const inside = hrefs.filter((href) => href.startsWith("/"));

it("finds the demo store's links", () => {
  expect(inside.length).toBeGreaterThan(80);
});

it.each(inside)("links to the existing page %s", (href) => {
  expect(existingPaths).toContain(href.replace(/\?.*$/, ""));
});

it.each(inside.filter((href) => href.includes("?")))("finds at least one product behind %s", (href) => {
  const [, list, group, option] = /^(.*)\?filter\.([a-z]+)=([a-z0-9-]+)$/.exec(href) ?? [];
  const found = PRODUCTS.filter(({ slug, categories }) => {
    const isListed = list === "/all-products" || categories.some((category) => list === `/category/${category}`);
    const keys = rows.products.find((product) => product.slug === slug)?.filterKeys;
    return isListed && keys?.includes(`${group}:${option}`);
  });
  expect(found).not.toEqual([]);
});

it("links outside the shop only by e-mail, telephone and chat", () => {
  const outside = hrefs.filter((href) => !href.startsWith("/"));
  expect(
    outside.filter(
      (href) => !/^(mailto:[a-z]+@nilaloom\.example|tel:\+91\d+|https:\/\/wa\.me\/910000000114)$/.test(href),
    ),
  ).toEqual([]);
});

/** The words of a button say where it leads, also when a screen reader reads them without what is around them. */
it("has no button that could lead anywhere", () => {
  const texts = [...JSON.stringify(rows).matchAll(/"(?:btn_text|buttonText)":"([^"]+)"/g)].map(
    ([, text]) => text ?? "",
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => /^(read|learn|see)? ?(more|here|this|go|start)$/i.test(text))).toEqual([]);
});
