import fc from "fast-check";
import { skuOfSegment, variantSegment } from "@/lib/domain/product/variant-segment";

it.each([
  ["KS-1", "KS-1"],
  ["KS-1/M", "KS-1~2FM"],
  ["COTTON-100%", "COTTON-100~25"],
  ["100%25", "100~2525"],
  ["Red, large", "Red~2C~20large"],
  ["1.5~2", "1~2e5~7e2"],
  ["..", "~2e~2e"],
  ["പട്ട്", "~E0~B4~AA~E0~B4~9F~E0~B5~8D~E0~B4~9F~E0~B5~8D"],
])("writes the SKU %s as %s", (sku, segment) => {
  expect(variantSegment(sku)).toBe(segment);
  expect(skuOfSegment(segment)).toBe(sku);
});

it("names the same SKU however often a segment is decoded or encoded on its way", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (sku) => {
      const segment = variantSegment(sku);
      expect(new URL(`/variant/${segment}`, "https://shop.example").pathname).toBe(`/variant/${segment}`);
      expect(decodeURIComponent(segment)).toBe(segment);
      expect(encodeURIComponent(segment)).toBe(segment);
      expect(skuOfSegment(segment)).toBe(sku);
    }),
  );
});
