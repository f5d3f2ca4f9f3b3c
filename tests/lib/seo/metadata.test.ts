import { sharedPageMetadata, visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import {
  blogPostMetadata,
  categoryMetadata,
  contentPageMetadata,
  filteredMetadata,
  fixedPageMetadata,
  searchMetadata,
} from "@/lib/seo/page-metadata";
import { plainText } from "@/lib/seo/plain-text";
import { productMetadata } from "@/lib/seo/product-metadata";
import { homeMetadata, storeMetadata, storeViewport } from "@/lib/seo/store-metadata";
import { aPicture, aProduct, aVariant } from "../../factories/product";
import { aStore } from "../../factories/store";

const store = aStore({
  pictures: { logo: "brand/logo.svg", socialLogo: "brand/social.webp", favicon: "brand/icon.svg" },
});
const seo = { pageTitle: "", metaDescription: "", metaKeywords: [], h1Tag: "", tileColor: "" };
const silk = {
  id: "c1",
  slug: "silk",
  name: "Silk",
  parentId: null,
  listsProducts: true,
  rank: 1,
  intro: "Silk by the metre.",
  picture: null,
  cardPicture: null,
  headerContent: "",
  footerContent: "",
  faqs: [],
  quickLinks: [],
  relatedLinks: [],
  segments: [],
  seo,
  modifiedAt: new Date(0),
};

it("describes the home page with the store's own texts, picture and address", () => {
  const social = { url: "https://shop.example/in/uploads/nila-loom/brand/social.webp", width: 1200, height: 630 };
  expect(homeMetadata(store)).toMatchObject({
    title: "Handloom cloth",
    description: "Cloth by the metre.",
    keywords: "cloth,loom",
    alternates: { canonical: "https://shop.example/in" },
    openGraph: { siteName: "Nila Loom", title: "Handloom cloth", url: "https://shop.example/in", images: [social] },
    twitter: { card: "summary_large_image", images: [social.url] },
  });
});

it("lets no page inherit a canonical address", () => {
  expect(storeMetadata(store)).not.toHaveProperty("alternates");
});

it("has every verification tag, also several of one name", () => {
  const verificationTags = [
    { name: "site-verification", content: "one" },
    { name: "site-verification", content: "two" },
    { name: "other", content: "three" },
  ];
  expect(storeMetadata({ ...store, verificationTags }).verification).toEqual({
    other: { "site-verification": ["one", "two"], other: ["three"] },
  });
});

it("colours the browser with the store's tile colour", () => {
  expect(storeViewport(store)).toEqual({ themeColor: "#8a3f24" });
});

it("prefers the owner's texts for a category and falls back to its name and intro", () => {
  expect(categoryMetadata(store, silk)).toMatchObject({
    title: "Silk | Nila Loom",
    description: "Silk by the metre.",
    alternates: { canonical: "https://shop.example/in/category/silk" },
    robots: { index: true },
  });
  const own = {
    ...silk,
    seo: { ...seo, pageTitle: "Pure silk", metaDescription: "Own words.", metaKeywords: ["silk"] },
  };
  expect(categoryMetadata(store, own)).toMatchObject({
    title: "Pure silk",
    description: "Own words.",
    keywords: "silk",
  });
});

it("keeps filtered lists and searches out of the index, and points the former to the whole list", () => {
  const filtered = filteredMetadata(categoryMetadata(store, silk));
  expect(filtered.robots).toEqual({ index: false, follow: true });
  expect(filtered.alternates?.canonical).toBe("https://shop.example/in/category/silk");
  expect(searchMetadata(store, "ikat")).toMatchObject({
    title: "Search: ikat | Nila Loom",
    robots: { index: false, follow: true },
  });
});

it("describes a product by price, availability and its first picture", () => {
  const product = aProduct({ brand: "Weavers", googleCategory: "Apparel", stock: { quantity: 0, state: "sold_out" } });
  expect(productMetadata(store, product)).toMatchObject({
    title: "Khadi shirt | Nila Loom",
    description: "Washed & soft.",
    openGraph: { images: [{ width: 900, height: 1060, alt: "White shirt" }] },
    other: {
      "product:brand": "Weavers",
      "product:availability": "out of stock",
      "product:price:amount": "1299.50",
      "product:price:currency": "INR",
      "product:retailer_item_id": "KS-1",
      "product:category": "Apparel",
    },
  });
});

it("describes a chosen variant under the product's canonical address", () => {
  const red = aPicture({ src: "products/red.webp" });
  const product = aProduct({
    variants: [aVariant({ sku: "RED", price: { sellingPrice: 129_950, discountedPrice: 5_000 }, pictures: [red] })],
  });
  const metadata = productMetadata(store, product, "RED");
  expect(metadata.alternates?.canonical).toBe("https://shop.example/in/product/khadi-shirt");
  expect(metadata.openGraph?.images).toEqual([expect.objectContaining({ url: expect.stringContaining("red.webp") })]);
  expect(metadata.other).toMatchObject({ "product:price:amount": "50.00", "product:retailer_item_id": "RED" });
});

it("dates a post and names its author", () => {
  const post = {
    id: "b",
    slug: "indigo",
    title: "Indigo",
    author: "Devika",
    summary: "Blue from leaves.",
    content: "",
    picture: null,
    seo,
    publishedAt: new Date("2030-01-02T00:00:00Z"),
    modifiedAt: new Date("2030-01-03T00:00:00Z"),
  };
  expect(blogPostMetadata(store, post)).toMatchObject({
    description: "Blue from leaves.",
    openGraph: { type: "article", publishedTime: "2030-01-02T00:00:00.000Z", authors: ["Devika"] },
  });
});

it("takes the description of a content page from its beginning", () => {
  const page = {
    slug: "about",
    kind: "page",
    title: "About",
    content: "<p>We weave.</p>",
    seo,
    modifiedAt: new Date(0),
  } as const;
  expect(contentPageMetadata(store, page)).toMatchObject({ title: "About | Nila Loom", description: "We weave." });
});

it("has no picture when there is none", () => {
  const bare = aStore();
  expect(fixedPageMetadata(bare, { path: "/new-arrivals", title: "New" }).twitter).toMatchObject({
    card: "summary",
    images: [],
  });
});

it.each([
  ["<p>One</p><p>two</p>", 20, "One two"],
  ["Fish &amp; chips&nbsp;&#163;5 &unknown;", 40, "Fish & chips £5 &unknown;"],
  ["A sentence that is too long", 12, "A sentence…"],
  ["Unbreakablylongword", 10, "Unbreakab…"],
  ["", 10, ""],
])("turns %p into plain text of at most %p characters", (html, limit, text) => {
  expect(plainText(html, limit)).toBe(text);
});

it("describes a page of one visitor with the store's texts and its own title, and keeps it out of the index", () => {
  expect(visitorPageMetadata(store, "Your bag")).toEqual({
    title: "Your bag | Nila Loom",
    description: "Cloth by the metre.",
    keywords: "cloth,loom",
    robots: { index: false, follow: true },
    openGraph: null,
    twitter: null,
  });
});

it("lets a page of one visitor not inherit a description that the owner has removed", () => {
  const bare = { ...store, seo: { ...store.seo, metaDescription: "", metaKeywords: [] } };
  expect(visitorPageMetadata(bare, "Your bag")).toMatchObject({ description: null, keywords: null });
});

it("describes a page that shoppers send to others for shared links, too", () => {
  expect(sharedPageMetadata(store, "Compare")).toMatchObject({
    title: "Compare | Nila Loom",
    robots: { index: false, follow: true },
    openGraph: { type: "website", siteName: "Nila Loom" },
  });
});
