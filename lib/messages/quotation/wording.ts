import { formatMoney } from "@/lib/domain/currency/money";
import { type QuotationRow, showQuotation } from "@/lib/domain/quotation/display";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { OrderContent } from "@/lib/messages/order/content";
import { itemDetail, placeLines } from "@/lib/messages/order/wording";

/**
 * A quotation as content of a mail, with amounts in the quotation's own currency. `link` is the link for this
 * recipient.
 */
export function quotationContent(quotation: Quotation, link: string): OrderContent {
  const { number, customerName, items } = quotation;
  const { currencyCode, items: shown, rows } = showQuotation(quotation);
  const totals = new Map(shown.map(({ position, total }) => [position, total]));
  return {
    number,
    name: customerName,
    link,
    items: items.map((item) => ({
      label: item.name.slice(0, 500),
      detail: itemDetail(item).slice(0, 500),
      amount: formatMoney(totals.get(item.position) ?? 0, currencyCode),
    })),
    bill: rows.map(({ part, amount, shown: value }) => ({
      label: LABELS[part],
      amount: part === "shipping" && amount === 0 ? "Free" : formatMoney(value, currencyCode),
      ...(part === "final_price" && { isTotal: true }),
    })),
    destination: { heading: "Company address", lines: placeLines(quotation.companyAddress) },
    gift: [],
  };
}

const LABELS: Record<QuotationRow["part"], string> = {
  sub_total: "Subtotal",
  shipping: "Shipping",
  final_price: "Total",
};
