import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { withoutHsnText } from "@/lib/domain/invoice/hsn";
import type { Output } from "../output/output";
import type { Shop } from "../shop";

/**
 * Warns the owner about items that the order's invoice prints, or will print, without an HSN code, in a store whose
 * invoices need them. Items that were cancelled before the invoice was issued are not on it.
 */
export async function warnOfMissingHsn(output: Output, shop: Shop, order: OwnerOrderWire): Promise<void> {
  const credited = order.credit_notes.flatMap(({ positions }) => positions);
  const names = order.item_list
    .filter(({ item_status, position }) => item_status !== "c_confirmed" || credited.includes(position))
    .filter(({ hsn_code }) => hsn_code === "")
    .map(({ name }) => name);
  if (names.length === 0) return;
  if ((await shop.describeStore()).needs_hsn_codes) output.warn(`${withoutHsnText([...new Set(names)])}.`);
}
