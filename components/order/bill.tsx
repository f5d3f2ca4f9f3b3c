import { formatMoney } from "@/lib/domain/currency/money";
import { showOrder } from "@/lib/domain/order/display";
import { rowLabel } from "@/lib/domain/order/labels";
import type { Order } from "@/lib/domain/order/order";
import { orderTexts } from "./texts";

/** The bill of an order, in the currency the shopper ordered in. */
export function OrderBill({ order }: { order: Order }) {
  const { rows: all, currencyCode } = showOrder(order);
  // Without reductions, the grand total equals the final price. Then only the final price is shown.
  const rows = all.filter(({ part }) => part !== "grand_total" || order.grandTotal !== order.finalPrice);
  return (
    <dl className="tabular grid gap-2 text-sm">
      {rows.map((row) => {
        const isTotal = row.part === "final_price";
        const isFree = row.part === "shipping" && row.amount === 0;
        const key = row.part === "gift_card" ? `gift_card-${row.ending}` : row.part;
        return (
          <div
            key={key}
            className={`flex justify-between gap-6 ${isTotal ? "border-t border-line pt-2 text-base" : "text-muted"}`}
          >
            <dt>{rowLabel(row, order)}</dt>
            <dd>{isFree ? orderTexts.free : formatMoney(row.shown, currencyCode)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
