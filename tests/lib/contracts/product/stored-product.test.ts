import {
  storedFaqsSchema,
  storedFilterOptionsSchema,
  storedFootnotesSchema,
  storedVariantTypesSchema,
} from "@/lib/contracts/product/stored-product";
import { storedSeoSchema } from "@/lib/contracts/site/seo-details";

it("keeps only variant types that have options", () => {
  expect(
    storedVariantTypesSchema.parse([
      { name: "Size", options: ["S", "", "M"] },
      { name: "Colour", options: [] },
      { options: ["L"] },
    ]),
  ).toEqual([{ name: "Size", options: ["S", "M"] }]);
});

it("keeps only complete questions and footnotes", () => {
  expect(storedFaqsSchema.parse([{ question: "Does it fade?", answer: "A little." }, { question: "And?" }])).toEqual([
    { question: "Does it fade?", answer: "A little." },
  ]);
  expect(
    storedFootnotesSchema.parse([
      { name: "Care", value: "<p>Wash cold.</p>" },
      { name: "", value: "x" },
    ]),
  ).toEqual([{ name: "Care", value: "<p>Wash cold.</p>" }]);
});

it("shows a filter option without a swatch when its colour is not valid", () => {
  expect(
    storedFilterOptionsSchema.parse([
      { slug: "indigo", name: "Indigo", swatch: "#2a3f6f" },
      { slug: "rust", name: "Rust", swatch: "url(x)" },
      { slug: "kora", name: "Kora" },
      { slug: "a,b", name: "Would break the address" },
    ]),
  ).toEqual([
    { slug: "indigo", name: "Indigo", swatch: "#2a3f6f" },
    { slug: "rust", name: "Rust", swatch: "" },
    { slug: "kora", name: "Kora", swatch: "" },
  ]);
});

it("reads missing or broken SEO details as empty, so that the page uses its own", () => {
  const empty = { pageTitle: "", metaDescription: "", metaKeywords: [], h1Tag: "", tileColor: "" };
  expect(storedSeoSchema.parse(null)).toEqual(empty);
  expect(storedSeoSchema.parse({ page_title: 4, meta_keywords: "a", tile_color: "red" })).toEqual(empty);
  expect(
    storedSeoSchema.parse({
      page_title: "Silk",
      meta_desc: "d",
      meta_keywords: ["a", 3],
      h1_tag: "h",
      tile_color: "#2a3f6f",
    }),
  ).toEqual({ pageTitle: "Silk", metaDescription: "d", metaKeywords: ["a"], h1Tag: "h", tileColor: "#2a3f6f" });
});
