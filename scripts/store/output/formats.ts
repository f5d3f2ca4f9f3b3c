import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { formatMoney } from "@/lib/domain/currency/money";

/** Formats amounts and times of the wire as the store's customers read them. */
export type Formats = {
  money: (amount: number) => string;
  /** "2026-11-23" */
  day: (moment: string) => string;
  /** "2026-11-23 09:30" */
  minute: (moment: string) => string;
};

type Store = Pick<StoreAnswer, "base_currency" | "time_zone">;

export function formatsOf({ base_currency, time_zone }: Store): Formats {
  // Swedes write dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: time_zone });
  const minute = (moment: string) => clock.format(new Date(moment));
  return {
    money: (amount) => formatMoney(toScaledInteger(amount, 2), base_currency),
    day: (moment) => minute(moment).slice(0, 10),
    minute,
  };
}
