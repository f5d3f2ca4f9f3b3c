import type { Personalization } from "@/lib/domain/personalization/personalization";
import { answerText } from "@/lib/domain/personalization/text";
import type { WrittenPart } from "./written";

/** What is written on an item, without prices: in checkouts, orders and quotations they are part of the item's. */
export function writtenParts(personalization: Personalization | null): WrittenPart[] {
  return (personalization?.parts ?? []).map(({ kind, name, value, colour, lettering }) => ({
    name,
    value: answerText({ kind, value }),
    colour,
    lettering: lettering?.name ?? "",
  }));
}
