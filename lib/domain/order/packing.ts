import type { Unit } from "../product/unit";

/** An item of a parcel that is being packed. Quantities are in the item's unit. */
export type PackingLine = { position: number; sku: string; name: string; unit: Unit; needed: number; packed: number };

export type Scan =
  | { kind: "packed"; line: PackingLine; lines: PackingLine[] }
  | { kind: "enough"; line: PackingLine }
  | { kind: "wrong" };

/** Pieces are packed one by one; what is sold by length or weight is one cut, and is packed whole. */
function onePiece({ unit, needed, packed }: PackingLine): number {
  return unit === "Pcs" ? Math.min(1, needed - packed) : needed - packed;
}

/**
 * Puts a piece with this SKU into the parcel. A SKU that the order does not have, or of which enough is packed, changes
 * nothing. If an order has the SKU twice, the first line that is not full gets the piece.
 */
export function scanPiece(lines: readonly PackingLine[], sku: string): Scan {
  const sought = sku.trim().toLowerCase();
  const found = lines.filter((line) => sought !== "" && line.sku.toLowerCase() === sought);
  const open = found.find(({ packed, needed }) => packed < needed);
  if (open) return { kind: "packed", line: open, lines: packPiece(lines, open.position) };
  return found[0] ? { kind: "enough", line: found[0] } : { kind: "wrong" };
}

/** Puts one piece of this line into the parcel, if it is not full. */
export function packPiece(lines: readonly PackingLine[], position: number): PackingLine[] {
  return lines.map((line) =>
    line.position === position ? { ...line, packed: line.packed + onePiece(line) } : { ...line },
  );
}

/** Takes this line out of the parcel. */
export function unpackLine(lines: readonly PackingLine[], position: number): PackingLine[] {
  return lines.map((line) => ({ ...line, packed: line.position === position ? 0 : line.packed }));
}

export const isAllPacked = (lines: readonly PackingLine[]): boolean =>
  lines.every(({ packed, needed }) => packed >= needed);

/** What the parcel holds now, for the call that sends it. */
export const packedItems = (lines: readonly PackingLine[]): { position: number; quantity: number }[] =>
  lines.filter(({ packed }) => packed > 0).map(({ position, packed: quantity }) => ({ position, quantity }));
