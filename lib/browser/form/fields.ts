/** The fields that the browser would post for a plain form, so that both ways of sending give the same values. */
export function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    if (field.name === "" || field.disabled) continue;
    const isChoice = field.type === "checkbox" || field.type === "radio";
    if (!isChoice || field.checked) fields.append(field.name, field.value);
  }
  return fields;
}

/** The value of a field; empty if the form has no field of that name. */
export function typed(fields: URLSearchParams, name: string): string {
  return fields.get(name) ?? "";
}
