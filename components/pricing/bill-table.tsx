import { Money } from "@/components/currency/money";
import type { RefreshedItem } from "@/lib/domain/cart/refresh";
import { convertPlain } from "@/lib/domain/currency/currency";
import { type Bill, billOnDelivery } from "@/lib/domain/pricing/bill";
import { type BillRow, showBill } from "@/lib/domain/pricing/show-bill";
import { BillAmount } from "./bill-amount";
import { billLabel, billReason, billTexts } from "./texts";

const FINAL_ROWS: readonly string[] = ["final_price", "final_price_so_far"];
const GRAND_TOTAL_ROWS: readonly string[] = ["grand_total", "grand_total_so_far"];

type BillTableProps = {
  bill: Bill;
  /** The items of the bill, for their names. */
  items: readonly Pick<RefreshedItem, "id" | "name" | "sold">[];
};

/**
 * The rows of a bill, in the order's currency. Some rows have a line that explains their amount. The fee for cash on
 * delivery is a row as soon as the shopper chooses that method.
 */
export function BillTable({ bill, items }: BillTableProps) {
  const { rows: rowsWithoutFee, currencyCode } = showBill(bill);
  const withoutFee = new Map(rowsWithoutFee.map((row) => [keyOf(row), row.shown]));
  const { rows } = showBill(billOnDelivery(bill) ?? bill);
  // Without reductions, the grand total equals the amount in the last row, so the row of the grand total is left out.
  const hasReductions = rows.some(({ amount }) => amount < 0);
  const { shipping, currency } = bill;
  const names = new Map(items.map(({ id, name, sold }) => [id, sold?.name ?? name]));
  return (
    <>
      <dl className="grid gap-2.5">
        {rows
          .filter(({ part }) => hasReductions || !GRAND_TOTAL_ROWS.includes(part))
          .map((row) => {
            const isTotal = FINAL_ROWS.includes(row.part);
            const reason = billReason(row, bill, (id) => names.get(id) ?? "");
            const key = keyOf(row);
            const shown = withoutFee.get(key);
            return (
              <div
                key={key}
                className={`items-baseline justify-between gap-6 ${shown === undefined ? "hidden group-has-[[data-fee]:checked]/checkout:flex" : "flex"} ${isTotal ? "mt-1.5 border-t border-line pt-4" : ""}`}
              >
                <dt className={isTotal ? "font-medium" : "text-muted"}>
                  {billLabel(row)}
                  {reason && <span className="block text-[0.8125rem] text-muted">{reason}</span>}
                  {isTotal && (
                    <span className="block text-[0.8125rem] font-normal text-muted">{billTexts.taxesIncluded}</span>
                  )}
                </dt>
                <dd className={isTotal ? "font-display text-[1.6rem] leading-none" : ""}>
                  {row.part === "shipping" && row.shown === 0 ? (
                    billTexts.free
                  ) : (
                    <BillAmount shown={shown ?? row.shown} withFee={row.shown} currency={currencyCode} />
                  )}
                </dd>
              </div>
            );
          })}
      </dl>
      {shipping.status !== "known" && <p className="mt-3 text-[0.8125rem] text-muted">{billTexts.shippingUnknown}</p>}
      {shipping.status === "known" && shipping.missingForFree !== null && (
        <p className="mt-4 border-s-2 border-ink py-0.5 ps-3 text-[0.8125rem]">
          {billTexts.missingForFreeShipping.before}
          <Money shown={convertPlain(shipping.missingForFree, currency)} currency={currencyCode} />
          {billTexts.missingForFreeShipping.after}
        </p>
      )}
    </>
  );
}

function keyOf(row: BillRow): string {
  return "code" in row ? `${row.part} ${row.code}` : row.part;
}
