export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field contains something else than the page was sent with. */
export function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Changes a field's value as if the visitor had typed it: React updates its state only on an input event. */
export function typeInto(field: Field, text: string): void {
  // React replaces the `value` setter of the element and ignores changes made through the replaced setter, so this
  // calls the setter of the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
