import { type FormEvent, useEffect, useRef, useState } from "react";
import { signInPath } from "@/lib/browser/authentication/pending-action";
import { callApi } from "@/lib/browser/call-api";
import { goTo } from "@/lib/browser/go-to";
import { keepDraft, keepDraftWhenLeft, restoreDraft } from "./draft";
import { formFields } from "./fields";
import { NO_REFUSALS, type Refusals, toRefusals } from "./refusals";

/** `watch` begins to work when somebody begins to fill in the form; `take` returns the proof for one call. */
type FormWork = { watch: (form: HTMLFormElement) => void; take: () => Promise<string> };

export type FormOptions<Value> = {
  path: `/api/${string}`;
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Called when the form is sent. */
  onSend?: ((fields: URLSearchParams) => void) | undefined;
  onDone: (value: Value, form: HTMLFormElement) => void;
  /**
   * Called if the server refuses the form as a whole. Other parts of the page may then be out of date and have to be
   * fetched again.
   */
  onRefused?: ((code: string) => void) | undefined;
  /** The refusals to show at first, if the form was sent without script and refused. */
  initial?: Refusals | undefined;
  /** True to save what was typed as a draft if the visitor reloads or leaves the page. */
  keepsDraft?: boolean | undefined;
  /** True if `onDone` opens another page. The form then stays pending until that page appears. */
  leadsAway?: boolean | undefined;
  /**
   * True if the server finds the empty fields. It then tells them together with whatever else is wrong, which the
   * browser cannot know.
   */
  isCheckedByServer?: boolean | undefined;
  /** For forms that robots like: the browser works for about a second while the form is filled in (decision 80). */
  work?: FormWork | undefined;
  /**
   * The key by which the server recognises a repeated request. The server creates a new key each time it renders the
   * page.
   */
  idempotencyKey?: string | undefined;
  /**
   * Delays the request until the requests before it have their responses. By default the request is sent immediately.
   */
  inTurn?: (<Answer>(write: () => Promise<Answer>) => Promise<Answer>) | undefined;
};

/**
 * Sends a form by script, without leaving the page. Errors are shown beside their fields, and the first one takes the
 * focus. If the session has ended, the typed input is saved as a draft and the visitor is redirected to the sign-in
 * page.
 */
export function useSentForm<Value>(options: FormOptions<Value>) {
  const {
    path,
    method = "POST",
    onSend,
    onDone,
    onRefused,
    keepsDraft = false,
    leadsAway = false,
    isCheckedByServer = false,
    work,
    idempotencyKey,
    inTurn = atOnce,
  } = options;
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<Refusals>(options.initial ?? NO_REFUSALS);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const isDone = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    restoreDraft(form.current);
    work?.watch(form.current);
  }, [work]);
  useEffect(() => {
    const element = form.current;
    return keepsDraft && element ? keepDraftWhenLeft(element, () => !isDone.current) : undefined;
  }, [keepsDraft]);
  useEffect(() => {
    if (refusals !== NO_REFUSALS && !refusals.isMended) form.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [refusals]);

  useEffect(() => {
    // The browser's Back button may restore this page from memory as it was while the form was being sent, with the
    // form still pending.
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
    const missing = isCheckedByServer ? null : emptyFields(sent);
    setRefusals(missing ?? NO_REFUSALS);
    if (missing) return;
    isSending.current = true;
    setPending(true);
    const fields = formFields(sent);
    onSend?.(fields);
    const proof = await work?.take();
    const answer = await inTurn(() => callApi<Value>(path, { method, fields, idempotencyKey, proof }));
    isDone.current = answer.ok;
    isSending.current = answer.ok && leadsAway;
    setPending(isSending.current);
    if (answer.ok) {
      onDone(answer.value, sent);
    } else if (answer.code === "sign_in_needed") {
      keepDraft(sent);
      goTo(signInPath());
    } else {
      const refused = toRefusals(answer, sent);
      setRefusals(refused);
      if (refused.form) onRefused?.(refused.form);
    }
  };

  // The refusal of a field no longer holds once the field is changed; the server checks it again.
  const onInput = ({ target }: { target: unknown }) => {
    const { name } = target as HTMLInputElement;
    if (refusals.fields[name]) setRefusals({ ...refusals, fields: { ...refusals.fields, [name]: "" }, isMended: true });
  };

  return { form, refusals, isPending, onSubmit, onInput };
}

function atOnce<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  return write();
}

const REFUSED = '[aria-invalid="true"], [data-refusal]';

/**
 * The required fields that are empty; null if there are none. All are reported together, in our own words; the browser
 * would report only the first.
 */
function emptyFields(form: HTMLFormElement): Refusals | null {
  const fields: Record<string, string> = {};
  for (const field of form.querySelectorAll<HTMLInputElement>("[required]")) {
    if (field.validity.valueMissing) fields[field.name] = "value_needed";
  }
  return Object.keys(fields).length === 0 ? null : { ...NO_REFUSALS, fields };
}
