import { useState } from "react";
import { isSameValue } from "@/lib/domain/product/same-field";

/**
 * The text of an input whose value is read from it, such as a list with commas between its entries. What is typed stays as
 * it is typed while it means the value; when the value changes elsewhere, the text follows.
 */
export function useParsedText<Value>(
  value: Value,
  { parse, format }: { parse: (text: string) => Value; format: (value: Value) => string },
): { text: string; read: (text: string) => Value } {
  const [typed, setTyped] = useState<string | null>(null);
  const isMeant = typed !== null && isSameValue(parse(typed), value);
  return {
    text: isMeant ? typed : format(value),
    read: (text) => {
      setTyped(text);
      return parse(text);
    },
  };
}

/** The words of a text with commas between them. */
export const wordsOf = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
