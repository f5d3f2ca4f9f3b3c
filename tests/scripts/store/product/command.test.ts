import { eq } from "drizzle-orm";
import { PATCH as setProduct } from "@/app/api/owner/products/route";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { products, variants } from "@/lib/database/schema/product";
import { ownerToken } from "@/lib/server/owner-token";
import { insertProduct } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";
import { visitorBrowser } from "@/tests/support/visitor-browser";
import { typed, typedJson } from "../typed";

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  const amounts = { sellingPrice: 100_000, discountedPrice: 100_000, stock: 500 };
  await insertProduct({ id: "stole", ...amounts });
  await insertProduct({ id: "kurta", ...amounts, stock: 800 });
  await getDatabase()
    .insert(variants)
    .values([
      { ...amounts, storeId: "nila-loom", id: "s", productId: "kurta", sku: "KURTA-S", options: ["S"], stock: 300 },
      { ...amounts, storeId: "nila-loom", id: "m", productId: "kurta", sku: "KURTA-M", options: ["M"], rank: 1 },
    ]);
});
beforeEach(() => readExpiredTags());

const set = (...words: string[]) => typed(["products", "set", ...words]);
async function row(id: string) {
  const [found] = await getDatabase().select().from(products).where(eq(products.id, id));
  return found;
}

it("sets price, stock and status, in the store's currency, and expires the pages in the same step", async () => {
  const { out, err, code } = await set("STOLE", "--price", "899.5", "--stock", "12", "--status", "draft");
  expect({ err, code }).toEqual({ err: "", code: 0 });
  expect(out).toMatch(/Price +₹899\.5/);
  expect(out).toMatch(/Stock +12 Pcs\n/);
  expect(await row("stole")).toMatchObject({
    sellingPrice: 89_950,
    discountedPrice: 89_950,
    minPrice: 89_950,
    maxPrice: 89_950,
    stock: 1_200,
    status: "draft",
  });
  expect(await readExpiredTags()).toEqual(expect.arrayContaining(["product:nila-loom:stole", "catalogue:nila-loom"]));
});

it("sets a variant, and its product has the lowest price and the whole stock", async () => {
  expect(await typedJson(["products", "set", "KURTA-M", "--price", "700", "--stock", "4"])).toMatchObject({
    sku: "KURTA-M",
    discounted_price: 700,
    stock: 4,
  });
  expect(await row("kurta")).toMatchObject({
    discountedPrice: 70_000,
    minPrice: 70_000,
    maxPrice: 100_000,
    stock: 700,
  });
  await set("KURTA-S", "--stock", "uncounted");
  expect(await row("kurta")).toMatchObject({ stock: null });
});

it.each([
  { words: ["NONE", "--price", "5"], code: 1, err: "No product and no variant has this SKU." },
  { words: ["KURTA", "--price", "5"], code: 1, err: "Use the SKU of one of them." },
  { words: ["STOLE", "--stock", "1.5"], code: 1, err: "is a whole number" },
  { words: ["STOLE", "--price", "1,299"], code: 2, err: "It must be an amount such as 900 or 899.5." },
  { words: ["STOLE", "--stock", "many"], code: 2, err: "or uncounted" },
  { words: ["STOLE", "--status", "sold"], code: 2, err: "active, draft, archived" },
  { words: ["STOLE"], code: 2, err: "Nothing to change" },
])("refuses $words", async ({ words, code, err }) => {
  const before = await row("stole");
  const answer = await set(...words);
  expect(answer.code).toBe(code);
  expect(answer.err).toContain(err);
  expect(await row("stole")).toEqual(before);
  expect(await readExpiredTags()).toEqual([]);
});

it("refuses a SKU that two products have", async () => {
  await insertProduct({ id: "twin", sku: "STOLE" });
  expect((await set("STOLE", "--price", "5")).err).toContain("Several products or variants have this SKU.");
  await getDatabase().delete(products).where(eq(products.id, "twin"));
});

it("is a call of the owner's", async () => {
  const ask = async (body: object, token: string) =>
    told(
      await visitorBrowser().ask(setProduct, { method: "PATCH", body, headers: { authorization: `Bearer ${token}` } }),
    );
  expect(await ask({ sku: "STOLE", price: 1 }, "wrong-token-wrong-token")).toEqual([401, "owner_token_wrong"]);
  expect(await ask({ sku: "STOLE", price: 1.005 }, await ownerToken())).toEqual([400, "request_invalid"]);
  expect(await ask({ sku: "STOLE", price: 1 }, await ownerToken())).toMatchObject([200, { discounted_price: 1 }]);
});
