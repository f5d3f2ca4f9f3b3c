import { personalFilePath } from "@/lib/domain/personalization/file";
import type { Personalization, PersonalPart } from "@/lib/domain/personalization/personalization";
import { answerText } from "@/lib/domain/personalization/text";
import type { WrittenPart } from "./written";

/** What is written on an item, without prices: in checkouts, orders and quotations they are part of the item's. */
export function writtenParts(personalization: Personalization | null): WrittenPart[] {
  return (personalization?.parts ?? []).map(({ kind, name, value, colour, lettering }) => ({
    name,
    ...shownAnswer({ kind, value }),
    colour,
    lettering: lettering?.name ?? "",
  }));
}

/** An answer as people read it; a picture is a link, which only the shopper who sent it can follow. */
export function shownAnswer(answer: Pick<PersonalPart, "kind" | "value">): Pick<WrittenPart, "value" | "href"> {
  return { value: answerText(answer), ...(answer.kind === "file" && { href: personalFilePath(answer.value) }) };
}
