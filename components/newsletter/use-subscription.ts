import { type SyntheticEvent, useCallback, useRef, useState } from "react";
import { subscribe } from "@/lib/browser/newsletter";
import type { NewsletterOutcome } from "@/lib/domain/newsletter";

/** Sends a newsletter form by script, without leaving the page. */
export function useSubscription() {
  const [outcome, setOutcome] = useState<NewsletterOutcome | null>(null);
  const isSending = useRef(false);

  const submit = useCallback(async (event: SyntheticEvent | SubmitEvent, form: HTMLFormElement) => {
    event.preventDefault();
    const field = form.querySelector("input");
    if (!field || isSending.current) return;
    isSending.current = true;
    setOutcome(null);
    const outcome = await subscribe(field.value);
    isSending.current = false;
    setOutcome(outcome);
    if (outcome === "subscribed") form.reset();
    else field.focus();
  }, []);
  return { outcome, submit };
}
