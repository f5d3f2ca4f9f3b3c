import { checkStoreFiles } from "@/lib/contracts/store-files/survey";
import { issueText } from "@/scripts/store/store-files/texts";

const offer = {
  code: "DIWALI",
  discount_type: "percentage",
  discount_value: 10,
  apply_to: "order",
  enable_status: true,
  status: "active",
};
const link = (link_type: string, slug: string) => ({ link_type, slug });

/** What the check says of a store with these files beside a category, two products and their menu. */
function textsOf(files: Record<string, unknown>): string[] {
  const price = { selling_price: 5, discounted_price: 5 };
  const store: Record<string, unknown> = {
    "categories/stoles.json": { slug: "stoles", id: "c1", name: "Stoles" },
    "products/stole.json": { slug: "stole", id: "p1", name: "Stole", ...price },
    "products/shawl.json": { slug: "shawl", id: "p2", name: "Shawl", ...price },
    "redirects.json": [{ kind: "product", from: "old-stole", to: "stole" }],
    ...files,
  };
  const check = checkStoreFiles();
  for (const [file, content] of Object.entries(store)) check.note(file, JSON.stringify(content));
  // The store's own file is left out, because nothing here depends on it.
  return check
    .finish()
    .issues.filter(({ file }) => file !== "store.json")
    .map(issueText);
}

it.each<[string, Record<string, unknown>]>([
  ["an offer on everything", { "lists/offer.json": [{ id: "o", content: offer }] }],
  [
    "offers on what is there",
    {
      "lists/offer.json": [
        { id: "o", content: { ...offer, apply_to: "category", category_list: ["c1"], product_list: ["left over"] } },
        { id: "p", content: { ...offer, code: "P", apply_to: "product", product_list: ["p1", "p2"] } },
      ],
    },
  ],
  ["links of the menu", { "menu.json": [{ id: "m", content: { name: "Stoles", link: link("category", "stoles") } }] }],
  ["a link to a former slug", { "menu.json": [{ content: { name: "Stole", link: link("product", "old-stole") } }] }],
  [
    "a strip of a category",
    { "home.json": [{ type: "featured_product", content: { source: { kind: "category", slug: "stoles" } } }] },
  ],
])("accepts %s", (_case, files) => {
  expect(textsOf(files)).toEqual([]);
});

it.each<[string, Record<string, unknown>, string[]]>([
  [
    "an offer with a slip",
    { "lists/offer.json": [{ id: "o", content: { ...offer, discount_value: "10 %" } }] },
    ["lists/offer.json: discount_value of content of entry 1 has a value that the shop does not understand"],
  ],
  [
    "an offer without its code",
    { "lists/offer.json": [{ id: "o", content: { ...offer, code: undefined } }] },
    ["lists/offer.json: code of content of entry 1 is missing: it must be a text in quotes"],
  ],
  [
    "an offer on something else",
    { "lists/offer.json": [{ id: "o", content: { ...offer, apply_to: "bag" } }] },
    ['lists/offer.json: apply_to of content of entry 1 must be order, shipping, category or product, not "bag"'],
  ],
  [
    "an offer on a product that is not there",
    { "lists/offer.json": [{ id: "o", content: { ...offer, apply_to: "product", product_list: ["p1", "p9"] } }] },
    ["lists/offer.json: product_list 2 of content of entry 1 names the product p9, which is not in the store"],
  ],
  [
    "a list that the shop does not know",
    { "lists/ofers.json": [] },
    [
      "lists/ofers.json: the file is no list that the shop knows: addon, collection, delivery_method, gift_card, mail_text, measurement_set, offer, redirect, shipping_method, size_chart, sizing_assistant, tax_rate",
    ],
  ],
  [
    "a tax rate without a rate",
    { "lists/tax_rate.json": [{ id: "gst", content: { name: "GST" } }] },
    [
      expect.stringMatching(/^lists\/tax_rate\.json: /),
      "lists/tax_rate.json: cgst of content of entry 1 has a value that the shop does not understand",
      "lists/tax_rate.json: sgst of content of entry 1 has a value that the shop does not understand",
    ],
  ],
  [
    "a measurement set that is not there",
    { "lists/addon.json": [{ id: "a", content: { name: "Stitching", price: 5, mm_list: [{ mmset_id: "blouse" }] } }] },
    [expect.stringContaining("names the measurement set blouse, which is not in the store")],
  ],
  [
    "an entry of the menu without a name",
    { "menu.json": [{ content: { link: link("category", "stoles") } }] },
    ["menu.json: name of content of entry 1 is missing: it must be a text in quotes"],
  ],
  [
    "an entry of the menu that leads nowhere",
    { "menu.json": [{ content: { name: "Shirts", link: link("category", "shirts") } }] },
    ["menu.json: slug of link of content of entry 1 names the category shirts, which is not in the store"],
  ],
  [
    "a segment of an unknown type",
    { "home.json": [{ type: "carousel", content: {} }] },
    ["home.json: type of entry 1 has a value that the shop does not understand"],
  ],
  [
    "a link of a category without a name",
    {
      "categories/shirts.json": {
        slug: "shirts",
        id: "c2",
        name: "Shirts",
        related_links: [{ link: link("category", "stoles") }],
      },
    },
    ["categories/shirts.json: name of related_link 1 is missing: it must be a text in quotes"],
  ],
  [
    "a link of a category that leads nowhere",
    {
      "categories/shirts.json": {
        slug: "shirts",
        id: "c2",
        name: "Shirts",
        quick_links: [{ name: "Hats", link: link("category", "hats") }],
      },
    },
    [expect.stringContaining("names the category hats, which is not in the store")],
  ],
  [
    "more links above the list of a category than its page shows",
    {
      "categories/shirts.json": {
        slug: "shirts",
        id: "c2",
        name: "Shirts",
        quick_links: Array.from({ length: 9 }, (_, index) => ({ name: `${index}`, link: link("category", "stoles") })),
      },
    },
    [expect.stringMatching(/^categories\/shirts.json: quick_links /)],
  ],
  [
    "a segment of a category without an id",
    {
      "categories/shirts.json": {
        slug: "shirts",
        id: "c2",
        name: "Shirts",
        segments: [{ type: "faq", content: {} }],
      },
    },
    ["categories/shirts.json: id of segment 1 is missing: it must be a text in quotes"],
  ],
  [
    "a segment of a category that leads nowhere",
    {
      "categories/shirts.json": {
        slug: "shirts",
        id: "c2",
        name: "Shirts",
        segments: [{ id: "s", type: "call_to_action", content: { link: link("category", "hats"), btn_text: "Hats" } }],
      },
    },
    [expect.stringContaining("names the category hats, which is not in the store")],
  ],
  [
    "a category's list on the home page",
    { "home.json": [{ type: "product_list", content: {} }] },
    [expect.stringMatching(/^home.json: type of entry 1 /)],
  ],
  [
    "a strip of a category that is not there",
    { "home.json": [{ type: "featured_product", content: { source: { kind: "category", slug: "shirts" } } }] },
    ["home.json: slug of source of content of entry 1 names the category shirts, which is not in the store"],
  ],
])("refuses %s, in words", (_case, files, texts) => {
  expect(textsOf(files)).toEqual(texts);
});
