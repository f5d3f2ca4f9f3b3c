import type { DeliveryWire } from "@/lib/contracts/delivery";
import { type Markup, markup } from "@/lib/domain/site/markup";
import { deliveryTexts } from "./texts";

type Option = DeliveryWire["options"][number];

/** A day such as "2026-11-27" as "Fri 27 Nov". */
function dayText(day: string): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return format.format(new Date(day)).replace(",", "");
}

function spanText({ first_day, last_day }: Option): string | null {
  if (first_day === null || last_day === null) return null;
  return first_day === last_day ? dayText(first_day) : `${dayText(first_day)} – ${dayText(last_day)}`;
}

/** When an order arrives by each shipping method, the store's first one in bold. */
export function deliveryMarkup({ options, making_days, is_made }: DeliveryWire): Markup {
  const arrivals = options.map((option, index) => {
    const span = spanText(option);
    const time = span ?? (option.delivery_time || deliveryTexts.noTime);
    if (index === 0 && span)
      return markup`<b class="font-medium text-ink">${deliveryTexts.arrives(span)}</b>${afterMain(option)}`;
    return markup`<span>${option.name ? deliveryTexts.byMethod(option.name, time) : time}</span>`;
  });
  const lines = [...arrivals, ...(making_days > 0 ? [makingMarkup(making_days, is_made)] : [])];
  return markup`${lines.map((line) => markup`<span class="block">${line}</span>`)}`;
}

function afterMain({ name }: Option): Markup | null {
  return name ? markup` · ${name}` : null;
}

function makingMarkup(days: number, isAlways: boolean): Markup {
  return markup`<span>${isAlways ? deliveryTexts.made(days) : deliveryTexts.madeToMeasure(days)}</span>`;
}
