import { readDocument } from "@/lib/contracts/store-files/documents";
import { issueText } from "@/scripts/store/store-files/texts";

const FILE = "products/stole.json";
const product = { slug: "stole", name: "Stole" };
const variant = { options: ["Red"], selling_price: 900, discounted_price: 800 };

function textsOf(file: string, content: unknown): string[] {
  const read = readDocument(file, typeof content === "string" ? content : JSON.stringify(content));
  return "issues" in read ? read.issues.map(issueText) : [];
}

it.each([
  [
    { ...product, variants: [variant, { ...variant, selling_price: "12,50" }] },
    `${FILE}: selling_price of variant 2 must be a number such as 12.5, not "12,50"`,
  ],
  [
    { ...product, variants: [{ ...variant, discounted_price: undefined }] },
    `${FILE}: discounted_price of variant 1 is missing: it must be a number such as 12.5`,
  ],
  [{ ...product, variants: [variant], stock: 3 }, `${FILE}: stock must be left out: it is taken from the variants`],
  [
    { ...product, selling_price: 9.999, discounted_price: 9 },
    `${FILE}: selling_price must not have more than two decimals`,
  ],
  [
    { ...product, selling_price: 9, discounted_price: 9, unit: "Metre" },
    `${FILE}: unit must be Pcs, Mts or Kgs, not "Metre"`,
  ],
  [
    { ...product, selling_price: 9, discounted_price: 9, categories: "sarees" },
    `${FILE}: categories must be a list in [ ], not "sarees"`,
  ],
  [
    { ...product, selling_price: 9, discounted_price: 9, featured: "yes" },
    `${FILE}: featured must be true or false, not "yes"`,
  ],
  [
    { ...product, selling_price: 9, discounted_price: 9, created_at: "yesterday" },
    `${FILE}: created_at must be a time such as 2026-11-23T09:30:00Z, not "yesterday"`,
  ],
  [
    { ...product, selling_price: 9, discounted_price: 9, colour: "red", size: 3 },
    `${FILE}: the file has fields that the shop does not know: colour, size`,
  ],
  [{ ...product, slug: "", selling_price: 9, discounted_price: 9 }, `${FILE}: slug must not be empty`],
  [[product], `${FILE}: the file must be an object in { }, not a list`],
])("names the file, the field and what is expected: %#", (content, text) => {
  expect(textsOf(FILE, content)).toEqual([text]);
});

it("names the line where a file stops being JSON", () => {
  expect(textsOf(FILE, '{\n  "slug": "stole",\n  name: "Stole"\n}')).toEqual([
    expect.stringMatching(/^products\/stole\.json: the file is not valid JSON, see line 3: /),
  ]);
  expect(textsOf(FILE, '{\n  "slug"')).toEqual([expect.stringContaining("see line 2: ")]);
});

it("counts the entries of a list from 1", () => {
  expect(textsOf("redirects.json", [{ kind: "product", from: "a", to: "" }])).toEqual([
    "redirects.json: to of entry 1 must not be empty",
  ]);
});

it("names the other file, if two have the same slug", () => {
  const issue = { file: "products/b.json", at: "slug", problem: "slug_repeated", about: "products/a.json" };
  expect(issueText(issue)).toBe("products/b.json: slug is the same as in products/a.json");
});
