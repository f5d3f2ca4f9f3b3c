import { InvalidArgumentError } from "commander";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import type { OfferedPrices } from "@/lib/domain/quotation/revise";
import { readAmount, readItem } from "../arguments";

type ItemPrice = OfferedPrices["items"][number];

/**
 * Parses a price such as `2=899.5`, or `2=120+450` for an item with an addon that is paid once. Items are numbered from
 * 1, as in the output of `show`. `before` contains the prices from the words typed before this one.
 */
export function readItemPrice(word: string, before: readonly ItemPrice[]): ItemPrice[] {
  const [, item, unit, addon] = /^([^=]*)=([^=+]+)(?:\+([^=+]+))?$/.exec(word) ?? [];
  if (item === undefined || unit === undefined) {
    throw new InvalidArgumentError("It must be the price of an item, such as 1=899.5 for the first one.");
  }
  const position = readItem(item);
  if (before.some((price) => price.position === position))
    throw new InvalidArgumentError("That item has a price already.");
  return [
    ...before,
    { position, unitPrice: readMinor(unit), addonPrice: addon === undefined ? null : readMinor(addon) },
  ];
}

const readMinor = (text: string) => toScaledInteger(readAmount(text), 2);
