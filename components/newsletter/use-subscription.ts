import { type SyntheticEvent, useCallback, useRef, useState } from "react";
import { subscribe } from "@/lib/browser/newsletter";
import type { NewsletterOutcome } from "@/lib/domain/newsletter";

/** Sends the address in a form without leaving the page, and tells how that went. */
export function useSubscription() {
  const [outcome, setOutcome] = useState<NewsletterOutcome | null>(null);
  const isSending = useRef(false);

  const submit = useCallback(async (event: SyntheticEvent | SubmitEvent, form: HTMLFormElement) => {
    event.preventDefault();
    const field = form.querySelector("input");
    if (!field || isSending.current) return;
    isSending.current = true;
    setOutcome(null);
    const answer = await subscribe(field.value);
    isSending.current = false;
    setOutcome(answer);
    if (answer === "subscribed") form.reset();
    else field.focus();
  }, []);
  return { outcome, submit };
}
