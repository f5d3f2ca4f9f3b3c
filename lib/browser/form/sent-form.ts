import { type FormEvent, useEffect, useRef, useState } from "react";
import { signInPath } from "@/lib/browser/authentication/pending-action";
import { callApi } from "@/lib/browser/call-api";
import { goTo } from "@/lib/browser/go-to";
import { keepDraft, keepDraftWhenLeft, restoreDraft } from "./draft";
import { formFields } from "./fields";
import { type FormRefusal, NO_REFUSALS, type Refusals, toRefusalsOf } from "./refusals";

export type Sending<Value, Code extends string> = {
  path: `/api/${string}`;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  parseForm: (fields: URLSearchParams) => unknown;
  onDone: (value: Value, form: HTMLFormElement) => void;
  /** The shop refuses the form as a whole: what the page shows beside it may be of before. */
  onRefused?: ((code: Code) => void) | undefined;
  /** What the page that a plain form was led back to says. */
  initial?: Refusals<Code> | undefined;
  isKnown: (code: string) => code is Code;
  /** What was typed is found again when the page is reloaded, or left and come back to. */
  outlivesPage?: boolean | undefined;
  /** What is done with it opens another page: until that is there, the form is still under way. */
  leadsAway?: boolean | undefined;
  /** By which the shop knows a second sending of the same; made by the server with the page. */
  idempotencyKey?: string | undefined;
  /** When it is sent, if not at once. */
  inTurn?: (<Answer>(write: () => Promise<Answer>) => Promise<Answer>) | undefined;
};

/**
 * Sends a form without leaving the page. What is refused is told beside its field, and the first of them takes the
 * focus. Whose session has ended meanwhile is led to sign in, and finds what they typed when they are back.
 */
export function useSentForm<Value, Code extends string>(sending: Sending<Value, Code>) {
  const {
    path,
    method,
    parseForm,
    onDone,
    onRefused,
    isKnown,
    outlivesPage = false,
    leadsAway = false,
    idempotencyKey,
    inTurn = atOnce,
  } = sending;
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<Refusals<Code>>(sending.initial ?? NO_REFUSALS);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const isDone = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    restoreDraft(form.current);
  }, []);
  useEffect(() => {
    const left = form.current;
    return outlivesPage && left ? keepDraftWhenLeft(left, () => !isDone.current) : undefined;
  }, [outlivesPage]);
  useEffect(() => {
    if (refusals !== NO_REFUSALS) form.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [refusals]);

  useEffect(() => {
    // Back may bring the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSending.current = false;
      setPending(false);
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  const onSubmit = async (event: Pick<FormEvent<HTMLFormElement>, "preventDefault" | "currentTarget">) => {
    event.preventDefault();
    const sent = event.currentTarget;
    if (isSending.current) return;
    const missing = emptyFields(sent);
    setRefusals(missing ?? NO_REFUSALS);
    if (missing) return;
    isSending.current = true;
    setPending(true);
    const body = parseForm(formFields(sent));
    const answer = await inTurn(() => callApi<Value>(path, { method, body, idempotencyKey }));
    isDone.current = answer.ok;
    isSending.current = answer.ok && leadsAway;
    setPending(isSending.current);
    if (answer.ok) {
      onDone(answer.value, sent);
    } else if (answer.code === "sign_in_needed") {
      keepDraft(sent);
      goTo(signInPath());
    } else {
      const refused = toRefusalsOf(answer, sent, isKnown);
      setRefusals(refused);
      if (refused.form && isKnown(refused.form)) onRefused?.(refused.form);
    }
  };

  return { form, refusals, isPending, onSubmit };
}

function atOnce<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  return write();
}

const REFUSED = '[aria-invalid="true"], [data-refusal]';

/** As the browser itself would say, in our own words and all at once. */
function emptyFields(form: HTMLFormElement): Refusals<never> | null {
  const fields: Record<string, FormRefusal<never>> = {};
  for (const field of form.querySelectorAll<HTMLInputElement>("[required]")) {
    if (field.validity.valueMissing) fields[field.name] = "value_needed";
  }
  return Object.keys(fields).length === 0 ? null : { ...NO_REFUSALS, fields };
}
