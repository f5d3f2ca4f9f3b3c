import { dropSaved, readSaved, writeSaved } from "@/lib/browser/saved-state";

const KEY = "form_draft";

/** What a customer has typed into a form of a page; never a password or a code. */
type Draft = { customer: string; path: string; form: string; fields: Record<string, string> };

/** Keeps what is typed in `form` for when its page is opened again in this tab, after signing in. */
export function keepDraft(form: HTMLFormElement): void {
  const fields: Record<string, string> = {};
  for (const field of draftable(form)) fields[field.name] = field.value;
  const draft: Draft = { customer: customerOf(form), path: window.location.pathname, form: form.id, fields };
  writeSaved(KEY, draft, "session");
}

/** Keeps it when the page is left with something typed, as long as `isWanted`; answers how to stop that. */
export function keepDraftWhenLeft(form: HTMLFormElement, isWanted: () => boolean): () => void {
  const onLeave = () => {
    if (isWanted() && draftable(form).some(isChanged)) keepDraft(form);
  };
  window.addEventListener("pagehide", onLeave);
  return () => window.removeEventListener("pagehide", onLeave);
}

/** Puts back what was kept of this form, once, and only for the customer who has typed it. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readSaved<Draft | null>(KEY, isDraft, null, "session");
  if (!draft || draft.path !== window.location.pathname || draft.form !== form.id) return;
  if (draft.customer !== customerOf(form)) return;
  dropSaved(KEY, "session");
  fillIn(form, draft.fields);
  // A country that is put back brings fields of its own.
  setTimeout(() => fillIn(form, draft.fields));
}

function fillIn(form: HTMLFormElement, fields: Draft["fields"]): void {
  for (const field of draftable(form)) {
    const typed = fields[field.name];
    if (typed !== undefined && typed !== field.value) typeInto(field, typed);
  }
}

/** As if somebody typed it: what React holds itself follows only then. */
function typeInto(field: Field, text: string): void {
  // React puts a setter of its own on the element, and takes what goes through it for its own doing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** The form of the page that something was typed into since it was opened; null when there is none. */
export function changedForm(): HTMLFormElement | null {
  const forms = document.querySelectorAll<HTMLFormElement>("[data-customer] form");
  return [...forms].find((form) => draftable(form).some(isChanged)) ?? null;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** The pages of an account say whose they are. */
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
