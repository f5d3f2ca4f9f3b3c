import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { formatMoney } from "@/lib/domain/currency/money";

/** Functions that format amounts and times from the API as the store's customers see them. */
export type Formats = {
  money: (amount: number) => string;
  /** A date, such as "2026-11-23". */
  day: (moment: string) => string;
  /** A date and time, such as "2026-11-23 09:30". */
  minute: (moment: string) => string;
};

type Store = Pick<StoreAnswer, "base_currency" | "time_zone">;

export function formatsOf({ base_currency, time_zone }: Store): Formats {
  // The Swedish locale is used because its dates have the format of ISO 8601.
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: time_zone });
  const minute = (moment: string) => clock.format(new Date(moment));
  return {
    money: (amount) => formatMoney(toScaledInteger(amount, 2), base_currency),
    day: (moment) => minute(moment).slice(0, 10),
    minute,
  };
}
