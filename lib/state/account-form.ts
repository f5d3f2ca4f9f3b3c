import { type FormEvent, useEffect, useRef, useState } from "react";
import { callApi } from "./call-api";
import { keepDraft, restoreDraft } from "./form-draft";
import { formFields } from "./form-fields";
import { goTo } from "./go-to";
import { signInPath } from "./pending-action";
import { type FormRefusal, NO_REFUSALS, type Refusals, toRefusals } from "./refusals";

type Sending<Value> = {
  path: `/api/${string}`;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  toBody: (fields: URLSearchParams) => unknown;
  onDone: (value: Value, form: HTMLFormElement) => void;
  /** What the page that a plain form was led back to says. */
  initial?: Refusals;
};

/**
 * Sends a form of the account without leaving the page. What is refused is told beside its field, and the first of them
 * takes the focus. Whose session has ended meanwhile is led to sign in, and finds what they typed when they are back.
 */
export function useAccountForm<Value>({ path, method, toBody, onDone, initial = NO_REFUSALS }: Sending<Value>) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(initial);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    restoreDraft(form.current);
  }, []);
  useEffect(() => {
    if (refusals !== NO_REFUSALS) form.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [refusals]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    if (isSending.current) return;
    const missing = emptyFields(sent);
    setRefusals(missing ?? NO_REFUSALS);
    if (missing) return;
    isSending.current = true;
    setPending(true);
    const answer = await callApi<Value>(path, { method, body: toBody(formFields(sent)) });
    isSending.current = false;
    setPending(false);
    if (answer.ok) onDone(answer.value, sent);
    else if (answer.code === "sign_in_needed") {
      keepDraft(sent);
      goTo(signInPath());
    } else setRefusals(toRefusals(answer, sent));
  };

  return { form, refusals, isPending, onSubmit };
}

const REFUSED = '[aria-invalid="true"], [data-refusal]';

/** As the browser itself would say, in our own words and all at once. */
function emptyFields(form: HTMLFormElement): Refusals | null {
  const fields: Record<string, FormRefusal> = {};
  for (const field of form.querySelectorAll<HTMLInputElement>("[required]")) {
    if (field.validity.valueMissing) fields[field.name] = "value_needed";
  }
  return Object.keys(fields).length === 0 ? null : { ...NO_REFUSALS, fields };
}
