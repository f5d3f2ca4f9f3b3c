import { useState } from "react";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { PackingLine } from "@/lib/domain/order/packing";

type Item = OwnerOrderWire["item_list"][number] & { left: number };
/** How much of each item is packed, by its position. */
type Packed = Record<string, number>;

const isPacked = (value: unknown): value is Packed =>
  typeof value === "object" && value !== null && Object.values(value).every((packed) => typeof packed === "number");

/**
 * The lines of a parcel with what of each is packed. It survives a reload, so that nobody has to unpack a parcel because
 * the phone rang; what was packed for an earlier parcel of the order does not count for the next.
 */
export function usePackedPieces(order: OwnerOrderWire, items: readonly Item[]) {
  const key = `packing-${order._id}-${order.item_groups.length}`;
  const [packed, setPacked] = useState(() => readSaved(key, isPacked, {}, "session"));
  const lines = items.map(({ position, sku, name, unit, left: needed }): PackingLine => {
    const kept = packed[position] ?? 0;
    return { position, sku, name, unit, needed, packed: Math.min(kept, needed) };
  });
  const setLines = (changed: readonly PackingLine[]) => {
    const next = Object.fromEntries(changed.map((line) => [line.position, line.packed]));
    setPacked(next);
    writeSaved(key, next, "session");
  };
  return [lines, setLines] as const;
}
