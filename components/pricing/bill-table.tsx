import { Money } from "@/components/currency/money";
import { convertPlain } from "@/lib/domain/currency/currency";
import type { Bill } from "@/lib/domain/pricing/bill";
import { showBill } from "@/lib/domain/pricing/show-bill";
import { billLabel, billReason } from "./bill-texts";

const TOTALS: readonly string[] = ["final_price", "final_price_so_far"];
const SUMS: readonly string[] = ["grand_total", "grand_total_so_far"];

/** Every line of a bill with its reason, in the currency of the order. */
export function BillTable({ bill }: { bill: Bill }) {
  const { rows, currencyCode } = showBill(bill);
  // A sum that nothing is taken off says the same as the last line.
  const hasReductions = rows.some(({ amount }) => amount < 0);
  const { shipping, currency } = bill;
  return (
    <>
      <dl className="grid gap-2.5">
        {rows
          .filter(({ part }) => hasReductions || !SUMS.includes(part))
          .map((row) => {
            const isTotal = TOTALS.includes(row.part);
            const reason = billReason(row, currency);
            return (
              <div
                key={"code" in row ? `${row.part} ${row.code}` : row.part}
                className={`flex items-baseline justify-between gap-6 ${isTotal ? "mt-1.5 border-t border-line pt-4" : ""}`}
              >
                <dt className={isTotal ? "font-medium" : "text-muted"}>
                  {billLabel(row)}
                  {reason && <span className="block text-[0.8125rem] text-muted">{reason}</span>}
                  {isTotal && <span className="block text-[0.8125rem] font-normal text-muted">Taxes included</span>}
                </dt>
                <dd className={isTotal ? "font-display text-[1.6rem] leading-none" : ""}>
                  {row.part === "shipping" && row.shown === 0 ? (
                    "Free"
                  ) : (
                    <Money shown={row.shown} currency={currencyCode} />
                  )}
                </dd>
              </div>
            );
          })}
      </dl>
      {shipping.status !== "known" && (
        <p className="mt-3 text-[0.8125rem] text-muted">Shipping comes with it once we know where it goes.</p>
      )}
      {shipping.status === "known" && shipping.missingForFree !== null && (
        <p className="mt-4 border-s-2 border-ink py-0.5 ps-3 text-[0.8125rem]">
          <Money shown={convertPlain(shipping.missingForFree, currency)} currency={currencyCode} /> more, and shipping
          is free.
        </p>
      )}
    </>
  );
}
