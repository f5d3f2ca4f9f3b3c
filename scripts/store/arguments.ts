import { InvalidArgumentError } from "commander";
import { STORE_ID_PATTERN } from "@/lib/domain/store/id";

// Parsers for arguments and options. For invalid input each throws an error that describes the expected format.

export function readCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number such as 12.");
}

/** Owners count items from 1, the API counts them from 0; returns the number for the API. */
export function readItem(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text) - 1;
  throw new InvalidArgumentError("Items are numbered from 1, as `show` does.");
}

export function readItems(text: string): number[] {
  return text.split(",").map((each) => readItem(each.trim()));
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
