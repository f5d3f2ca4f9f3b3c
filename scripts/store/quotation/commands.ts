import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import type { QuotationStatus } from "@/lib/domain/quotation/quotation";
import type { QuotationAction } from "@/lib/workflows/quotation/manage";
import { base, placeOf } from "../order/commands";
import type { Shop } from "../shop";

type Asked = { status: QuotationStatus | null; search: string; page: number };

export const listQuotations = (asked: Asked) => async (shop: Shop) => {
  const { quotations, total, pages } = await shop.listQuotations(asked);
  if (total === 0) {
    console.log(asked.status || asked.search ? "No quotation is like that." : "There are no quotations yet.");
  }
  for (const quotation of quotations) console.log(lineOf(quotation));
  if (asked.page < pages) console.log(`${total} in all: --page ${asked.page + 1} shows the next`);
};

export const showQuotation = (name: string) => async (shop: Shop) => {
  console.log(textOf(await shop.showQuotation(name)));
};

export const changeQuotation = (name: string, action: QuotationAction) => async (shop: Shop) => {
  console.log(lineOf(await shop.changeQuotation(name, action)));
};

/** `Q-1126-4821937  processing  ₹9,500  Asha Menon  2026-11-21` */
function lineOf({ quot_number, quot_status, final_price, customer_name, email, created_on }: QuotationWire): string {
  return [quot_number, quot_status, base(final_price), customer_name || email, created_on.slice(0, 10)].join("  ");
}

function textOf(quotation: QuotationWire): string {
  const { customer_name, email, company_address: address, gst, note, cancel_info } = quotation;
  const { country_code, country_inr_value } = quotation.currency_type;
  const shown = country_inr_value === 1 ? "" : `  (in ${country_code} at ${country_inr_value})`;
  const lines = [
    lineOf(quotation),
    `for: ${[customer_name, email, address && placeOf(address)].filter(Boolean).join(", ")}`,
    gst.number && `GST: ${gst.company} ${gst.number}`,
    note && `note: ${note}`,
    cancel_info && `cancelled by ${cancel_info.by}${cancel_info.reason && `: ${cancel_info.reason}`}`,
    quotation.order_id && `order: ${quotation.order_id}`,
    "",
    ...quotation.item_list.map(itemLine),
    "",
    ...quotation.revised_price.flatMap(revisionLines),
    `sub total: ${base(quotation.sub_total)}`,
    quotation.revision > 0 && `shipping: ${base(quotation.shipping_cost)}`,
    `total: ${base(quotation.final_price)}${shown}`,
  ];
  return lines.filter((line) => line !== false && line !== null).join("\n");
}

/** Items are numbered from 1, as people count: "1.  Stole  Indigo  10 Pcs  ₹900 (asked ₹1,000)  ₹9,000" */
function itemLine(item: QuotationWire["item_list"][number]): string {
  const { position, name, sku, variant_types, addon_name, quantity, unit, line_total } = item;
  const chosen = [...variant_types.map(({ value }) => value), addon_name].filter(Boolean).join(", ");
  const asked = priceOf(item.asked_unit_price, item.asked_addon_price);
  const price = priceOf(item.unit_price, item.addon_price);
  const both = price === asked ? price : `${price} (asked ${asked})`;
  return [`${position + 1}.`, name, chosen, sku, `${quantity} ${unit}`, both, base(line_total)]
    .filter(Boolean)
    .join("  ");
}

/** As "revise" takes it, with what the addon costs once. */
function priceOf(unitPrice: number, addonPrice: number): string {
  return addonPrice > 0 ? `${base(unitPrice)} + ${base(addonPrice)}` : base(unitPrice);
}

function revisionLines({
  revision,
  final_price,
  message,
  created_on,
  request,
}: QuotationWire["revised_price"][number]) {
  return [
    [`revision ${revision}:`, base(final_price), created_on.slice(0, 10), message].filter(Boolean).join("  "),
    ...(request ? [`  they would have otherwise: ${request.text}`] : []),
  ];
}
