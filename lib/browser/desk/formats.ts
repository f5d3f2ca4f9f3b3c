import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { formatMoney } from "@/lib/domain/currency/money";

export type DeskFormats = ReturnType<typeof deskFormats>;

/** Amounts in major units of the base currency, and moments as clocks in the store show them. */
export function deskFormats({ base_currency, time_zone }: Pick<StoreAnswer, "base_currency" | "time_zone">) {
  const inStore = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: time_zone });
    return (moment: string) => format.format(new Date(moment));
  };
  const swedish = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: time_zone });
  const isoDay = (moment: string) => swedish.format(new Date(moment));
  return {
    money: (amount: number) => formatMoney(Math.round(amount * 100), base_currency),
    /** As 2026-11 and 2026-11-29, for inputs and files. */
    month: (moment: string) => isoDay(moment).slice(0, 7),
    isoDay,
    day: inStore({ day: "numeric", month: "short", year: "numeric" }),
    moment: inStore({ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" }),
    minute: inStore({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }),
  };
}
