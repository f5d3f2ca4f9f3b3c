import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";

const KEY = "form_draft";

/** What a customer has typed into a form; never a password or a code. */
type Draft = { customer: string; path: string; form: string; fields: Record<string, string> };

/** Saves what was typed into `form` until its page is opened again in this tab, for instance after signing in. */
export function keepDraft(form: HTMLFormElement): void {
  const fields: Record<string, string> = {};
  for (const field of draftable(form)) fields[field.name] = field.value;
  const draft: Draft = { customer: customerOf(form), path: window.location.pathname, form: form.id, fields };
  writeSaved(KEY, draft, "session");
}

/** Saves the draft when the visitor leaves the page, if `isWanted()`. Returns a function that stops this. */
export function keepDraftWhenLeft(form: HTMLFormElement, isWanted: () => boolean): () => void {
  const onLeave = () => {
    if (isWanted() && draftable(form).some(isChanged)) keepDraft(form);
  };
  window.addEventListener("pagehide", onLeave);
  return () => window.removeEventListener("pagehide", onLeave);
}

/** Restores the draft of this form, once, and only for the customer who typed it. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readSaved<Draft | null>(KEY, isDraft, null, "session");
  if (!draft || draft.path !== window.location.pathname || draft.form !== form.id) return;
  if (draft.customer !== customerOf(form)) return;
  removeSaved(KEY, "session");
  fillIn(form, draft.fields);
  // Restoring a country renders other fields, so the draft is filled in once more after that.
  setTimeout(() => fillIn(form, draft.fields));
}

function fillIn(form: HTMLFormElement, fields: Draft["fields"]): void {
  for (const field of draftable(form)) {
    const typed = fields[field.name];
    if (typed !== undefined && typed !== field.value) typeInto(field, typed);
  }
}

/** Sets a value as typing would, because React updates its state only on such events. */
function typeInto(field: Field, text: string): void {
  // React replaces the setter of the element and ignores changes made through it, so we use the original one.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** The first form of an account page that the visitor has changed; null if none has been changed. */
export function changedForm(): HTMLFormElement | null {
  const forms = document.querySelectorAll<HTMLFormElement>("[data-customer] form");
  return [...forms].find((form) => draftable(form).some(isChanged)) ?? null;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** The id of the customer, which account pages contain. */
function customerOf(form: HTMLFormElement): string {
  return form.closest<HTMLElement>("[data-customer]")?.dataset.customer ?? "";
}

const SECRETS = "[type=password], [type=hidden], [autocomplete=one-time-code]";

function draftable(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("[name]")].filter(
    (field) => !field.matches(`${SECRETS}, [type=checkbox], [type=radio]`),
  );
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("customer" in value && "path" in value && "form" in value && "fields" in value)) return false;
  const { customer, path, form, fields } = value;
  if (![customer, path, form].every((part) => typeof part === "string")) return false;
  if (typeof fields !== "object" || fields === null) return false;
  return Object.values(fields).every((field) => typeof field === "string");
}
