import { type Field, isChanged, typeInto } from "@/lib/browser/form/typed-fields";
import { readSaved, removeSaved } from "@/lib/browser/saved-state";
import { TYPED_KEY, TYPED_SELECTOR, type TypedText } from "@/lib/domain/site/reload";

/**
 * Fills in again what was typed before the page was reloaded because one of its scripts was lost
 * (`lib/inline/reload-page.ts`). Fields in which something else stands by now keep it.
 */
export function restoreTypedText(): void {
  const saved = readSaved<TypedText | null>(TYPED_KEY, isTypedText, null, "session");
  if (saved === null) return;
  removeSaved(TYPED_KEY, "session");
  if (saved.path !== window.location.pathname) return;
  const fields = [...document.querySelectorAll<Field>(TYPED_SELECTOR)];
  for (const [index, [name, value]] of saved.typed.entries()) {
    const field = fields[index];
    if (value !== null && field?.name === name && field.value !== value && !isChanged(field)) typeInto(field, value);
  }
}

function isTypedText(value: unknown): value is TypedText {
  if (typeof value !== "object" || value === null || !("path" in value && "typed" in value)) return false;
  const { path, typed } = value;
  return typeof path === "string" && Array.isArray(typed) && typed.every(isTypedField);
}

function isTypedField(field: unknown): boolean {
  if (!Array.isArray(field)) return false;
  const [name, value] = field;
  return typeof name === "string" && (value === null || typeof value === "string");
}
