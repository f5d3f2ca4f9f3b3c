import fc from "fast-check";
import { inBatches } from "@/lib/domain/product-import/batches";

const size = (item: number) => item;

it.each([
  [
    [1, 1, 1, 1, 1],
    [
      [1, 1, 1],
      [1, 1],
    ],
  ],
  [
    [4, 4, 4],
    [[4, 4], [4]],
  ],
  [
    [50, 1, 1],
    [[50], [1, 1]],
  ],
  [
    [1, 50, 1],
    [[1], [50], [1]],
  ],
  [[], []],
])("parts %j into %j", (items, batches) => {
  expect(inBatches(items, { most: 3, largest: 10 }, size)).toEqual(batches);
});

it("loses nothing, keeps the order, and fills no batch beyond its limits", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (items) => {
      const batches = inBatches(items, { most: 4, largest: 15 }, size);
      expect(batches.flat()).toEqual(items);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(4);
        if (batch.length > 1) expect(batch.reduce((sum, item) => sum + item, 0)).toBeLessThanOrEqual(15);
      }
    }),
  );
});
