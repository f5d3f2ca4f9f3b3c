import fc from "fast-check";
import type { Amounts } from "@/lib/domain/product/daily-change";
import {
  type EditedRow,
  type PriceChange,
  planPriceEdit,
  planUndo,
  priceRowKey,
} from "@/lib/domain/product/price-edit";
import type { Unit } from "@/lib/domain/product/unit";

const shirt = { sellingPrice: 120_000, discountedPrice: 100_000, stock: 500, unit: "Pcs" as Unit };
const cloth = { sellingPrice: 50_000, discountedPrice: 50_000, stock: 1_250, unit: "Mts" as Unit };
const rows = new Map([
  ["shirt ", shirt],
  ["cloth blue", cloth],
]);
const ofShirt = { productId: "shirt", variantId: "", seen: shirt };
const ofCloth = { productId: "cloth", variantId: "blue", seen: cloth };
const amounts = (sellingPrice: number, discountedPrice: number, stock: number | null) => ({
  sellingPrice,
  discountedPrice,
  stock,
});

it.each<{ name: string; change: PriceChange; after: Amounts }>([
  {
    name: "a price below a list price, which stays",
    change: { ...ofShirt, price: 90_000 },
    after: amounts(120_000, 90_000, 500),
  },
  {
    name: "a price above its list price, which follows",
    change: { ...ofShirt, price: 130_000 },
    after: amounts(130_000, 130_000, 500),
  },
  {
    name: "a price without a reduction, and its list price with it",
    change: { ...ofCloth, price: 40_000 },
    after: amounts(40_000, 40_000, 1_250),
  },
  {
    name: "a price and a list price",
    change: { ...ofCloth, price: 40_000, sellingPrice: 60_000 },
    after: amounts(60_000, 40_000, 1_250),
  },
  {
    name: "a list price alone",
    change: { ...ofShirt, sellingPrice: 100_000 },
    after: amounts(100_000, 100_000, 500),
  },
  { name: "half a metre", change: { ...ofCloth, stock: 50 }, after: amounts(50_000, 50_000, 50) },
  { name: "a stock that is not counted", change: { ...ofShirt, stock: null }, after: amounts(120_000, 100_000, null) },
])("changes $name", ({ change, after }) => {
  const { edited, faults } = planPriceEdit(rows, [change]);
  expect(faults).toEqual([]);
  expect(edited.map((row) => row.after)).toEqual([after]);
});

it.each<{ name: string; changes: PriceChange[]; faults: [index: number, field: string, code: string][] }>([
  {
    name: "a price that another has changed",
    changes: [{ ...ofShirt, price: 1, seen: { ...shirt, discountedPrice: 1 } }],
    faults: [[0, "price", "price_changed"]],
  },
  {
    name: "a list price that another has changed",
    changes: [{ ...ofShirt, sellingPrice: 130_000, seen: { ...shirt, sellingPrice: 1 } }],
    faults: [[0, "selling_price", "price_changed"]],
  },
  {
    name: "a stock that was sold from",
    changes: [{ ...ofShirt, stock: 900, seen: { ...shirt, stock: 600 } }],
    faults: [[0, "stock", "stock_changed"]],
  },
  {
    name: "a list price below the price",
    changes: [{ ...ofShirt, sellingPrice: 99_999 }],
    faults: [[0, "selling_price", "list_price_low"]],
  },
  {
    name: "half a piece",
    changes: [ofCloth, { ...ofShirt, stock: 50 }],
    faults: [[1, "stock", "quantity_invalid"]],
  },
  {
    name: "what is not there",
    changes: [{ ...ofShirt, variantId: "gone", price: 1 }],
    faults: [[0, "product_id", "row_unknown"]],
  },
  {
    name: "a row twice",
    changes: [ofShirt, ofShirt],
    faults: [[1, "product_id", "row_repeated"]],
  },
])("refuses $name", ({ changes, faults }) => {
  const plan = planPriceEdit(rows, changes);
  expect(plan.faults.map(({ index, field, code }) => [index, field, code])).toEqual(faults);
});

it("does not mind what changed beside the amounts that are set", () => {
  const seen = { ...shirt, stock: 1, sellingPrice: 2 };
  expect(planPriceEdit(rows, [{ ...ofShirt, price: 90_000, seen }]).faults).toEqual([]);
});

it("leaves out what stays as it is", () => {
  expect(planPriceEdit(rows, [{ ...ofShirt, price: 100_000, stock: 500 }])).toEqual({ edited: [], faults: [] });
});

const price = fc.integer({ min: 0, max: 1_000_000 });
const stock = fc.option(fc.integer({ min: 0, max: 1_000 }));
const anyAmounts = fc.record({ sellingPrice: price, discountedPrice: price, stock });
const editedRows = fc
  .array(fc.record({ before: anyAmounts, after: anyAmounts }), { maxLength: 12 })
  .map((list): EditedRow[] => list.map((row, index) => ({ productId: `p${index}`, variantId: "", ...row })));

it("takes back exactly what was changed, if nobody has touched it since", () => {
  fc.assert(
    fc.property(editedRows, (edit) => {
      const now = new Map(edit.map((row) => [priceRowKey(row), row.after]));
      const { edited, kept } = planUndo(now, edit);
      expect(kept).toBe(0);
      const changed = edit.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
      expect(edited.map(({ productId, after }) => [productId, after])).toEqual(
        changed.map(({ productId, before }) => [productId, before]),
      );
    }),
  );
});

it("never overwrites an amount that was changed since", () => {
  fc.assert(
    fc.property(editedRows, fc.array(anyAmounts, { minLength: 12, maxLength: 12 }), (edit, since) => {
      const now = new Map(edit.map((row, index) => [priceRowKey(row), since[index] ?? row.after]));
      for (const { productId, variantId, after: then } of planUndo(now, edit).edited) {
        const row = edit.find((each) => each.productId === productId);
        const current = now.get(priceRowKey({ productId, variantId }));
        if (then.stock !== current?.stock) expect(current?.stock).toBe(row?.after.stock);
        if (then.discountedPrice !== current?.discountedPrice)
          expect(current?.discountedPrice).toBe(row?.after.discountedPrice);
      }
    }),
  );
});

it("takes back the price of a row whose stock was sold from since, and counts the row as kept", () => {
  const before = amounts(1_000, 1_000, 500);
  const edit = [{ productId: "p", variantId: "", before, after: amounts(2_000, 2_000, 900) }];
  const { edited, kept } = planUndo(new Map([["p ", amounts(2_000, 2_000, 800)]]), edit);
  expect([edited.map((row) => row.after), kept]).toEqual([[amounts(1_000, 1_000, 800)], 1]);
});

it("leaves out rows that are gone", () => {
  const edit = [{ productId: "p", variantId: "", before: amounts(1, 1, 1), after: amounts(2, 2, 2) }];
  expect(planUndo(new Map(), edit)).toEqual({ edited: [], kept: 1 });
});
