import { discountPercent } from "@/lib/domain/product/product";

it.each([
  { sellingPrice: 1_250_000, discountedPrice: 1_000_000, percent: 20 },
  { sellingPrice: 64_000, discountedPrice: 54_400, percent: 15 },
  { sellingPrice: 200, discountedPrice: 199, percent: 1 }, // 0.5 %: the half is rounded up
  { sellingPrice: 201, discountedPrice: 200, percent: 0 },
  { sellingPrice: 1_000, discountedPrice: 1_000, percent: 0 },
  { sellingPrice: 1_000, discountedPrice: 1_200, percent: 0 },
  { sellingPrice: 0, discountedPrice: 0, percent: 0 },
  { sellingPrice: 1_000, discountedPrice: 0, percent: 100 },
])("calls $discountedPrice of $sellingPrice $percent % off", ({ percent, ...price }) => {
  expect(discountPercent(price)).toBe(percent);
});
