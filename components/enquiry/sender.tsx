"use client";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { fieldRefusalText } from "@/components/form/refusal-texts";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { refusalText } from "@/components/ui/refusal-texts";
import { useSession } from "@/lib/browser/authentication/session";
import { useSentForm } from "@/lib/browser/form/sent-form";
import { formWork } from "@/lib/browser/proof-of-work/form-work";
import { ENQUIRY_FORM } from "@/lib/domain/enquiry";
import { enquiryOutcomeTexts } from "./outcome-texts";
import { ENQUIRY_FORM_TEXTS } from "./refusal-texts";

/**
 * The sent form disappears, and with it the button that had the focus. The confirmation takes the focus, so that screen
 * readers continue there.
 */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * The script of the enquiry form, which the server renders in the same way for all visitors. It fills in the details of
 * a signed-in customer, sends the form, shows errors beside their fields, and replaces the sent form with a
 * confirmation.
 */
export function EnquirySender() {
  const [isSent, setSent] = useState(false);
  const { form, refusals, isPending, onSubmit } = useSentForm<unknown>({
    path: "/api/enquiries",
    method: "POST",
    work: formWork,
    onDone: (_, sent) => {
      sent.hidden = true;
      setSent(true);
    },
  });

  // A layout effect, because layout effects run before the ordinary effects of `useSentForm`, which need
  // `form.current`.
  useLayoutEffect(() => {
    form.current = document.querySelector<HTMLFormElement>(`#${ENQUIRY_FORM} form`);
  }, [form]);
  useLayoutEffect(() => {
    for (const field of fieldsOf(form.current)) {
      if (refusals.fields[field.name]) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
  }, [form, refusals]);
  useEffect(() => {
    const sent = form.current;
    if (!sent) return;
    sent.querySelector("button")?.setAttribute("aria-busy", String(isPending));
    const submit = (event: SubmitEvent) =>
      onSubmit({ preventDefault: () => event.preventDefault(), currentTarget: sent });
    sent.addEventListener("submit", submit);
    return () => sent.removeEventListener("submit", submit);
  });
  useCustomerDetails(form);

  if (isSent) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="flex gap-3 border-s-2 border-ink bg-paper px-5 py-4 outline-none">
        <Icon name="check" className="mt-1 size-4 shrink-0" />
        {enquiryOutcomeTexts.sentText}
      </p>
    );
  }
  const answer = form.current?.querySelector("[data-answer]");
  return (
    <>
      {fieldsOf(form.current).map((field) => {
        const code = refusals.fields[field.name];
        const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
        const text = code && <span className="text-sale">{fieldRefusalText(ENQUIRY_FORM_TEXTS, code)}</span>;
        return text && note && createPortal(text, note, field.name);
      })}
      {refusals.form &&
        answer &&
        createPortal(
          <Notice kind="refused">{refusalText(ENQUIRY_FORM_TEXTS, refusals.form, refusals)}</Notice>,
          answer,
        )}
    </>
  );
}

function fieldsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[aria-describedby]") ?? [])];
}

/** Fills in the name and e-mail address of a signed-in customer, but does not overwrite what they have typed. */
function useCustomerDetails(form: RefObject<HTMLFormElement | null>) {
  const customer = useSession()?.customer;
  useEffect(() => {
    if (!customer) return;
    for (const field of fieldsOf(form.current)) {
      if (field.value !== "") continue;
      if (field.name === "name") field.value = customer.name;
      if (field.name === "email") field.value = customer.email;
    }
  }, [form, customer]);
}
