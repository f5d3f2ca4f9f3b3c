import { findSoldItem } from "@/lib/data/product/sold-items";
import { insertCategory, insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();

const picture = (name: string, rest = {}) => ({ src: `products/${name}.webp`, width: 900, height: 1060, ...rest });

beforeAll(async () => {
  await insertStore("nila-loom");
  await insertProduct({
    id: "kurta",
    variantTypes: [{ name: "Colour", options: ["Indigo", "Rust", "White"] }],
    pictures: [picture("all", { hide_on_variants: true }), picture("front"), picture("rust", { tag: "Rust" })],
  });
  await insertVariant({ id: "k1", productId: "kurta", options: ["Indigo"], pictures: [picture("own")] });
  await insertVariant({ id: "k2", productId: "kurta", options: ["Rust"] });
  await insertVariant({ id: "k3", productId: "kurta", options: ["White"] });
  await insertProduct({ id: "stole", pictures: [picture("all", { hide_on_variants: true })] });
});

it.each([
  ["kurta", ["Indigo"], "products/own.webp"],
  ["kurta", ["Rust"], "products/rust.webp"],
  ["kurta", ["White"], "products/front.webp"],
  ["stole", [], "products/all.webp"],
])("shows %s with the options %j by the picture %s, as its page does", async (productId, options, image) => {
  expect((await findSoldItem("nila-loom", { productId, options }))?.image).toBe(image);
});

describe("the HSN code", () => {
  const hsnOf = async (productId: string) => (await findSoldItem("nila-loom", { productId, options: [] }))?.hsnCode;
  beforeAll(async () => {
    await insertCategory({ id: "sarees", rank: 2, hsnCode: "5208" });
    await insertCategory({ id: "silk", rank: 1, hsnCode: "5007" });
    await insertCategory({ id: "sale", rank: 0 });
  });
  it.each([
    { what: "its own", id: "own", hsnCode: "6214", categoryIds: ["sarees"], code: "6214" },
    { what: "that of its category", id: "saree", hsnCode: "", categoryIds: ["sale", "sarees"], code: "5208" },
    { what: "that of its first category", id: "both", hsnCode: "", categoryIds: ["sarees", "silk"], code: "5007" },
    { what: "none", id: "without", hsnCode: "", categoryIds: ["sale"], code: "" },
  ])("of a sold product is $what", async ({ id, hsnCode, categoryIds, code }) => {
    await insertProduct({ id, hsnCode, categoryIds });
    expect(await hsnOf(id)).toBe(code);
  });
});
