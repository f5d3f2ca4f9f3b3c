import fc from "fast-check";
import {
  isAllPacked,
  type PackingLine,
  packedItems,
  packPiece,
  scanPiece,
  unpackLine,
} from "@/lib/domain/order/packing";

const aLine = (overrides: Partial<PackingLine> = {}): PackingLine => ({
  position: 0,
  sku: "STOLE-1",
  name: "Stole",
  unit: "Pcs",
  needed: 2,
  packed: 0,
  ...overrides,
});
const LINES = [
  aLine(),
  aLine({ position: 1, sku: "CLOTH", name: "Cloth", unit: "Mts", needed: 2.5 }),
  aLine({ position: 2, sku: "STOLE-1", needed: 1 }),
];

it("ticks pieces one by one, and a cut of cloth as a whole", () => {
  let lines = [...LINES];
  const scan = (sku: string) => {
    const scanned = scanPiece(lines, sku);
    if (scanned.kind === "packed") lines = scanned.lines;
    return scanned.kind;
  };
  expect(scan(" stole-1 ")).toBe("packed");
  expect(scan("CLOTH")).toBe("packed");
  expect(packedItems(lines)).toEqual([
    { position: 0, quantity: 1 },
    { position: 1, quantity: 2.5 },
  ]);
  expect(scan("CLOTH")).toBe("enough");
  expect([scan("STOLE-1"), scan("STOLE-1"), scan("STOLE-1")]).toEqual(["packed", "packed", "enough"]);
  expect(isAllPacked(lines)).toBe(true);
});

it.each(["", "  ", "STOLE", "STOLE-11", "stole-2"])("refuses the wrong piece %j", (sku) => {
  expect(scanPiece(LINES, sku)).toEqual({ kind: "wrong" });
});

it("does not take an item without a SKU for an empty scan", () => {
  expect(scanPiece([aLine({ sku: "" })], "")).toEqual({ kind: "wrong" });
});

it("takes a line out again", () => {
  const packed = packPiece(LINES, 0);
  expect(packedItems(unpackLine(packed, 0))).toEqual([]);
});

it("never packs more than is needed, whatever is scanned and tapped", () => {
  const step = fc.oneof(
    fc.constantFrom("STOLE-1", "CLOTH", "OTHER").map((sku) => ({ sku })),
    fc.constantFrom(0, 1, 2).map((tap) => ({ tap })),
    fc.constantFrom(0, 1, 2).map((out) => ({ out })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let lines = LINES.map((line) => ({ ...line }));
      for (const taken of steps) {
        if ("tap" in taken) lines = packPiece(lines, taken.tap);
        else if ("out" in taken) lines = unpackLine(lines, taken.out);
        else {
          const scanned = scanPiece(lines, taken.sku);
          if (scanned.kind === "packed") lines = scanned.lines;
        }
      }
      expect(lines.every(({ packed, needed }) => packed >= 0 && packed <= needed)).toBe(true);
    }),
  );
});
