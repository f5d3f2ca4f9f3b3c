import { auditInput, changesBetween } from "@/lib/domain/staff/audit-entry";

it("names the fields that differ", () => {
  expect(changesBetween({ status: "placed", items: [""] }, { status: "confirmed", items: [""] })).toEqual([
    { field: "status", before: "placed", after: "confirmed" },
  ]);
  expect(changesBetween(null, { status: "active" })).toEqual([{ field: "status", before: null, after: "active" }]);
  expect(changesBetween({ status: "active" }, null)).toEqual([{ field: "status", before: "active", after: null }]);
  expect(changesBetween(null, null)).toEqual([]);
});

it("keeps what was sent, but no files", () => {
  expect(auditInput({ sku: "STOLE", stock: 3 })).toBe('{"sku":"STOLE","stock":3}');
  expect(auditInput({ base64: "A".repeat(10_000) })).toBe(`{"base64":"${"A".repeat(100)}… (10000 characters)"}`);
  const many = auditInput({ products: Array.from({ length: 900 }, (_, index) => ({ sku: `SKU-${index}` })) });
  expect(many.length).toBeLessThan(2_040);
  expect(many).toMatch(/… \(\d+ characters\)$/);
});
