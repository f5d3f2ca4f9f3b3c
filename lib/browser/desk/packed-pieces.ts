import { useState } from "react";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { PackingLine } from "@/lib/domain/order/packing";

type Item = OwnerOrderWire["item_list"][number] & { left: number };

/**
 * The lines of a parcel with what of each is packed. It survives a reload, so that nobody has to unpack a parcel because
 * the phone rang; what was packed for an earlier parcel of the order does not count for the next.
 */
export function usePackedPieces(order: OwnerOrderWire, items: readonly Item[]) {
  const name = `packing ${order._id} ${order.item_groups.length}`;
  const [packed, setPacked] = useState(() => readPacked(name));
  const lines = items.map(({ position, sku, name: itemName, unit, left: needed }): PackingLine => {
    const kept = packed[position] ?? 0;
    return { position, sku, name: itemName, unit, needed, packed: Math.min(kept, needed) };
  });
  const setLines = (changed: readonly PackingLine[]) => {
    const next = Object.fromEntries(changed.map((line) => [line.position, line.packed]));
    setPacked(next);
    try {
      sessionStorage.setItem(name, JSON.stringify(next));
    } catch {
      // Without storage it is kept as long as the page is open.
    }
  };
  return [lines, setLines] as const;
}

function readPacked(name: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => entry[1] > 0));
  } catch {
    return {};
  }
}
