import { InvalidArgumentError } from "commander";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { readEmail } from "@/lib/domain/customer/email";
import type { ChosenParcelItem } from "@/lib/domain/order/parcel";
import { STORE_ID_PATTERN } from "@/lib/domain/store/id";

// Parsers for arguments and options. For invalid input each throws an error that describes the expected format.

export function readCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number such as 12.");
}

export function readAddress(text: string): string {
  const email = readEmail(text);
  if (email !== null) return email;
  throw new InvalidArgumentError("It must be an e-mail address.");
}

/** Owners count items from 1, the API counts them from 0; returns the number for the API. */
export function readItem(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text) - 1;
  throw new InvalidArgumentError("Items are numbered from 1, as `show` does.");
}

export function readItems(text: string): number[] {
  return text.split(",").map((each) => readItem(each.trim()));
}

/** Parses items with or without a quantity, such as "1,3=2.5"; the quantities are answered in hundredths. */
export function readItemsWithQuantities(text: string): ChosenParcelItem[] {
  return text.split(",").map((each) => {
    const [item = "", quantity, ...more] = each.trim().split("=");
    if (more.length === 0 && (quantity === undefined || /^\d{1,7}(\.\d{1,2})?$/.test(quantity))) {
      return { position: readItem(item), quantity: quantity === undefined ? null : toScaledInteger(quantity, 2) };
    }
    throw new InvalidArgumentError("It must be items such as 1,3, with a quantity for a part of one: 1=2.5.");
  });
}

/** Parses an amount in major units of the base currency; throws if it has more than two decimals or is not a number. */
export function readAmount(text: string): number {
  if (/^\d{1,7}(\.\d{1,2})?$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be an amount such as 900 or 899.5.");
}

export function readPositiveAmount(text: string): number {
  const amount = readAmount(text);
  if (amount > 0) return amount;
  throw new InvalidArgumentError("It must be more than 0.");
}

export function readWebAddress(text: string): string {
  if (URL.canParse(text) && /^https?:/i.test(text)) return text;
  throw new InvalidArgumentError("It must be an address such as https://shop.example.");
}

export function readStoreId(text: string): string {
  if (STORE_ID_PATTERN.test(text)) return text;
  throw new InvalidArgumentError("A store's id has small letters, digits and hyphens, such as nila-loom.");
}

export function readMessageId(text: string): string {
  if (/^[0-9a-f]{1,32}$/.test(text)) return text;
  throw new InvalidArgumentError("It must be the id of a message, such as 0123456789abcdef.");
}

/** A stock: a number with at most two decimals, or "uncounted". Commander would turn a null into an empty text. */
export function readStock(text: string): number | "uncounted" {
  if (text === "uncounted") return text;
  if (/^\d{1,9}(\.\d{1,2})?$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number such as 12 or 2.5, or uncounted.");
}

/** A discount: "10%" of the price, or "500" off it. */
export function readDiscount(text: string): { type: "percentage" | "amount"; value: number } {
  const [, number, percent] = /^(\d{1,7}(?:\.\d{1,2})?)(%?)$/.exec(text) ?? [];
  const value = Number(number ?? 0);
  if (value > 0 && (!percent || value <= 100)) return { type: percent ? "percentage" : "amount", value };
  throw new InvalidArgumentError("It must be a percentage such as 10% or an amount such as 500.");
}

/** A day, or a minute of a day, as the clocks of the store show it. */
export type StoreTime = { year: number; month: number; day: number; minutes: number | null };

export function readStoreTime(text: string): StoreTime {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?$/.exec(text);
  const [year = 0, month = 0, day = 0, hours = 0, minute = 0] = (found ?? []).slice(1).map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (found && isDate && hours < 24 && minute < 60) {
    return { year, month, day, minutes: found[4] === undefined ? null : hours * 60 + minute };
  }
  throw new InvalidArgumentError("It must be a day such as 2026-11-30, or a time such as 2026-11-30T18:00.");
}
