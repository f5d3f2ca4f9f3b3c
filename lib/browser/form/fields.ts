/**
 * The fields that the browser would post if the form were sent without script, so that the server gets the same fields
 * with and without script.
 */
export function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    if (field.name === "" || field.disabled) continue;
    const isChoice = field.type === "checkbox" || field.type === "radio";
    if (!isChoice || field.checked) fields.append(field.name, field.value);
  }
  return fields;
}
