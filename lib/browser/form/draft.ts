import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import { type Field, isChanged, typeInto } from "./typed-fields";

const KEY = "form_draft";

/** What a customer has typed into a form that is not sent yet. Passwords and codes are never included. */
type Draft = { customer: string; path: string; form: string; fields: Record<string, string> };

/**
 * Saves what was typed into `form`. It is restored when the form's page is next opened in this tab, for instance after
 * signing in.
 */
export function keepDraft(form: HTMLFormElement): void {
  const fields: Record<string, string> = {};
  for (const field of draftable(form)) fields[field.name] = field.value;
  const draft: Draft = { customer: customerOf(form), path: window.location.pathname, form: form.id, fields };
  writeSaved(KEY, draft, "session");
}

/**
 * Saves a draft of the form when the visitor leaves the page, if `isWanted()` then returns true. Returns a function
 * that stops this.
 */
export function keepDraftWhenLeft(form: HTMLFormElement, isWanted: () => boolean): () => void {
  const onLeave = () => {
    if (isWanted() && draftable(form).some(isChanged)) keepDraft(form);
  };
  window.addEventListener("pagehide", onLeave);
  return () => window.removeEventListener("pagehide", onLeave);
}

/**
 * Fills the saved draft into its form, if this customer has typed it. The draft is then deleted, so it is restored only
 * once.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readSaved<Draft | null>(KEY, isDraft, null, "session");
  if (!draft || draft.path !== window.location.pathname || draft.form !== form.id) return;
  if (draft.customer !== customerOf(form)) return;
  removeSaved(KEY, "session");
  fillIn(form, draft.fields);
  // Filling in the country makes React render other fields. They exist only after React has rendered, so the draft is
  // filled in again.
  setTimeout(() => fillIn(form, draft.fields));
}

function fillIn(form: HTMLFormElement, fields: Draft["fields"]): void {
  for (const field of draftable(form)) {
    const typed = fields[field.name];
    if (typed !== undefined && typed !== field.value) typeInto(field, typed);
  }
}

/** The first form of the account page in which the visitor has changed something; null if there is none. */
export function changedForm(): HTMLFormElement | null {
  const forms = document.querySelectorAll<HTMLFormElement>("[data-customer] form");
  return [...forms].find((form) => draftable(form).some(isChanged)) ?? null;
}

/** The id of the customer whose account page contains the form. */
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
