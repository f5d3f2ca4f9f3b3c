"use client";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Newsletter } from "@/lib/domain/store/store";
import { NewsletterAnswer } from "./answer";
import { FOOTER_FORM } from "./footer-form";
import { useSubscription } from "./use-subscription";

/**
 * The script of the newsletter form in the footer, which the server renders. It sends the form without leaving the
 * page.
 */
export function FooterFormBehaviour({ newsletter }: { newsletter: Newsletter }) {
  const { outcome, submit } = useSubscription();
  const [answerPlace, setAnswerPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const form = document.getElementById(FOOTER_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    setAnswerPlace(document.getElementById(`${FOOTER_FORM}-answer`));
    form.noValidate = true;
    const onSubmit = (event: SubmitEvent) => submit(event, form);
    form.addEventListener("submit", onSubmit);
    return () => form.removeEventListener("submit", onSubmit);
  }, [submit]);

  useEffect(() => {
    const field = document.querySelector(`#${FOOTER_FORM} input`);
    if (outcome === "email_invalid") field?.setAttribute("aria-invalid", "true");
    else field?.removeAttribute("aria-invalid");
  }, [outcome]);

  if (!answerPlace || !outcome) return null;
  return createPortal(<NewsletterAnswer newsletter={newsletter} outcome={outcome} />, answerPlace);
}
