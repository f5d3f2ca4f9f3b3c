import type { Order } from "@/lib/domain/order/order";
import type { Place } from "@/lib/domain/pricing/place";
import { splitTax } from "@/lib/domain/pricing/tax";
import { anOrder, anOrderItem } from "./order";
import { aTaxRate, KERALA } from "./pricing";

const RATES = [aTaxRate(5, { isPrimary: true }), aTaxRate(18)];

/** An item without `rate` names no tax rate; "gone" is a rate that the store no longer has. */
export type Sold = { net: number; rate?: 5 | 18 | "gone" };
type Terms = { charges?: number; giftCardAmount?: number; place?: Place };

/**
 * An order of these items, with a billing address at `place`. `charges` are charges other than those for items, and
 * `giftCardAmount` is the part paid with gift cards.
 */
export function anOrderOfItems(
  sold: readonly Sold[],
  { charges = 0, giftCardAmount = 0, place = KERALA }: Terms = {},
): Order {
  const items = sold.map(({ net, rate }, position) =>
    anOrderItem({ position, net, total: net, unitPrice: net, taxRateId: rate ? `gst-${rate}` : "" }),
  );
  const subTotal = sold.reduce((sum, { net }) => sum + net, 0);
  const taxed = items.map(({ taxRateId, net }) => ({ taxRateId, charged: net, net }));
  const total = subTotal + charges;
  return anOrder({
    subTotal,
    shippingCost: charges,
    grandTotal: total,
    giftCardAmount,
    finalPrice: total - giftCardAmount,
    items,
    taxGroups: splitTax(taxed, charges, place, RATES),
  });
}
