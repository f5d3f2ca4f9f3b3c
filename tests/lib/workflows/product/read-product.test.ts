import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import type { StoreDetails } from "@/lib/domain/store/store";
import { addToCart } from "@/lib/workflows/cart/change";
import { readProduct } from "@/lib/workflows/product/read-product";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore({ store_properties: [{ application_setting: { max_shipping_weight: 20 } }] });
});
beforeEach(() => getDatabase().delete(products));

const stocks = fc.constantFrom(null, 0, 100, 400, 500);
const sold = fc.record({ stock: stocks, allowBackorder: fc.boolean(), weightGrams: fc.constantFrom(0, 300, 60_000) });
const anyProduct = fc.record({
  status: fc.constantFrom("active", "active", "active", "draft", "archived"),
  isGiftCard: fc.constantFrom(false, false, false, true),
  minQuantity: fc.constantFrom(0, 500),
  own: sold,
  sizes: fc.constantFrom([], ["M"], ["M", "L"]),
  variants: fc.uniqueArray(fc.record({ size: fc.constantFrom("M", "L", "XL"), sold }), {
    maxLength: 2,
    selector: ({ size }) => size,
  }),
});

/** Whether a shopper can put the product into a bag that is not too heavy, with any options that the page offers. */
async function canBeBought(productId: string, sizes: readonly string[], quantity: number): Promise<boolean> {
  for (const size of sizes.length > 0 ? sizes : [null]) {
    const visitor = { kind: "anonymous", anonymousId: randomUUID(), sessionId: "" } as const;
    const variantTypes = size === null ? [] : [{ name: "Size", value: size }];
    const plain = { addonId: "", modelId: "", answers: [], unit: null };
    const chosen = { ...plain, productId, quantity, variantTypes };
    const added = await addToCart({ store, visitor, currencyCode: null }, chosen);
    if (added.ok && !added.value.refusals.includes("weight_above_maximum")) return true;
  }
  return false;
}

it("agrees with the bag about any product, and names a cause whenever it cannot be bought", async () => {
  await fc.assert(
    fc.asyncProperty(anyProduct, async ({ own, sizes, variants, minQuantity, ...rest }) => {
      const id = randomUUID();
      const variantTypes = sizes.length > 0 ? [{ name: "Size", options: [...sizes] }] : [];
      await insertProduct({ id, ...rest, ...own, minQuantity, variantTypes });
      for (const { size, sold: ofVariant } of sizes.length > 0 ? variants : [])
        await insertVariant({ id: randomUUID(), productId: id, options: [size], ...ofVariant });
      const read = await readProduct("nila-loom", id);
      if (!read.ok) throw new Error(read.code);
      const { obstacles } = read.value.diagnosis;
      const isBought = await canBeBought(id, sizes, minQuantity || 100);
      expect({ obstacles, isBought }).toEqual({ obstacles, isBought: obstacles.length === 0 });
    }),
    { numRuns: 80 },
  );
});

it("sees what is wrong with the whole shop", async () => {
  const diagnosed = (obstacles: string[]) =>
    expect.objectContaining({ value: expect.objectContaining({ diagnosis: expect.objectContaining({ obstacles }) }) });
  await insertProduct({ id: "stole" });
  expect(await readProduct("nila-loom", "stole")).toEqual(diagnosed([]));
  await getDatabase().update(stores).set({ status: "inactive" });
  expect(await readProduct("nila-loom", "stole")).toEqual(diagnosed(["shop_closed"]));
  await getDatabase().update(stores).set({ status: "active" });
  expect(await readProduct("nila-loom", "none")).toMatchObject({ ok: false, code: "product_unknown" });
});
