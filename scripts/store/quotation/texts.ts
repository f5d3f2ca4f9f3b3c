import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import { madeFacts } from "../order/made-to-measure";
import { addressText, optionsOf, rateText } from "../order/texts";
import type { Formats } from "../output/formats";
import { joined } from "../output/joined";
import type { Styles } from "../output/styles";
import { facts, sums, table } from "../output/table";

export function quotationTable(list: readonly QuotationWire[], { money, day }: Formats, styles: Styles): string {
  return table(
    list,
    [
      { heading: "Quotation", text: ({ quot_number }) => quot_number },
      { heading: "Status", text: ({ quot_status }) => quot_status },
      { heading: "Total", text: ({ final_price }) => money(final_price), isRight: true },
      {
        heading: "Customer",
        text: ({ customer_name, email, contact_mobile }) => customer_name || email || contact_mobile,
      },
      { heading: "Date", text: ({ created_on }) => day(created_on) },
    ],
    styles,
  );
}

export function quotationText(quotation: QuotationWire, formats: Formats, styles: Styles): string {
  const { money, day } = formats;
  const price = (unit: number, addon: number) => (addon > 0 ? `${money(unit)} + ${money(addon)}` : money(unit));
  const items = table(
    quotation.item_list,
    [
      { heading: "#", text: ({ position }) => String(position + 1), isRight: true },
      { heading: "Item", text: ({ name }) => name },
      { heading: "Options", text: optionsOf },
      { heading: "SKU", text: ({ sku }) => sku },
      { heading: "Quantity", text: ({ quantity, unit }) => `${quantity} ${unit}`, isRight: true },
      { heading: "Asked", text: (item) => price(item.asked_unit_price, item.asked_addon_price), isRight: true },
      { heading: "Price", text: (item) => price(item.unit_price, item.addon_price), isRight: true },
      { heading: "Total", text: ({ line_total }) => money(line_total), isRight: true },
    ],
    styles,
  );
  const revisions = table(
    quotation.revised_price,
    [
      { heading: "Revision", text: ({ revision }) => String(revision), isRight: true },
      { heading: "Total", text: ({ final_price }) => money(final_price), isRight: true },
      { heading: "Date", text: ({ created_on }) => day(created_on) },
      { heading: "Your message", text: ({ message }) => message },
      { heading: "The customer asks instead", text: ({ request }) => request?.text ?? "" },
    ],
    styles,
  );
  const made = madeFacts(quotation.item_list);
  return [
    facts(factsOf(quotation, formats), styles),
    items,
    ...(made.length > 0 ? [facts(made, styles)] : []),
    ...(quotation.revised_price.length > 0 ? [revisions] : []),
    sums(sumsOf(quotation, money), styles),
  ].join("\n\n");
}

function factsOf(quotation: QuotationWire, { minute }: Formats): [string, string][] {
  const { customer_name, email, contact_mobile, company_address: address, gst, cancel_info } = quotation;
  const cancelled = cancel_info && `by the ${cancel_info.by}${cancel_info.reason && `: ${cancel_info.reason}`}`;
  return [
    ["Quotation", quotation.quot_number],
    ["Asked on", minute(quotation.created_on)],
    ["Status", quotation.quot_status],
    ["Customer", joined(customer_name, email, contact_mobile)],
    ["Address", address ? addressText(address) : ""],
    ["GST", joined(gst.company, gst.number)],
    ["Note", quotation.note],
    ["Cancelled", cancelled ?? ""],
    ["Order", quotation.order_id ?? ""],
  ];
}

function sumsOf(quotation: QuotationWire, money: Formats["money"]) {
  const { country_code, country_inr_value } = quotation.currency_type;
  return [
    ["Subtotal", money(quotation.sub_total)] as const,
    ...(quotation.revision > 0 ? [["Shipping", money(quotation.shipping_cost)] as const] : []),
    ["Total", money(quotation.final_price), rateText(country_code, country_inr_value)] as const,
  ];
}
