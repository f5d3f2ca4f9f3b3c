"use client";
import { useEffect } from "react";
import { refusalText } from "@/components/ui/refusal-texts";
import { callApi } from "@/lib/browser/call-api";
import type { StockAlertAnswer } from "@/lib/contracts/stock-alert";
import { STOCK_ALERT_FORM } from "@/lib/domain/stock-alert";
import { STOCK_ALERT_OUTCOME_TEXTS } from "./outcome-texts";
import { stockAlertAnswerTexts } from "./texts";

/**
 * Answers the form for an alert in the page, with a button that deletes the alert again. The form is HTML, so this
 * listens to the document: each page, and each variant, has a form of its own.
 */
export function StockAlertBehaviour() {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.id !== STOCK_ALERT_FORM) return;
      event.preventDefault();
      void ask(form);
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, []);
  return null;
}

async function ask(form: HTMLFormElement) {
  const place = form.querySelector("output");
  if (!place || form.ariaBusy === "true") return;
  const field = fieldOf(form, "email");
  form.ariaBusy = "true";
  show(place, stockAlertAnswerTexts.sending);
  const answer = await callApi<StockAlertAnswer>("/api/stock-alerts", {
    method: "POST",
    body: {
      product_id: fieldOf(form, "product_id")?.value,
      // The buy box adds this field, which stands beside the form.
      variant_id: fieldOf(form, "variant_id")?.value,
      email: field?.value,
    },
  });
  form.ariaBusy = "false";
  if (!answer.ok) {
    const [error] = answer.errors;
    field?.setAttribute("aria-invalid", "true");
    field?.focus();
    show(place, refusalText(STOCK_ALERT_OUTCOME_TEXTS.refusals, error?.code ?? answer.code, answer), "text-sale");
    return;
  }
  field?.removeAttribute("aria-invalid");
  form.reset();
  show(place, `${stockAlertAnswerTexts.set} `, "text-ink");
  place.append(deleteButton(place, answer.value.token));
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

function show(place: HTMLOutputElement, text: string, className = "") {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  place.replaceChildren(element);
}

function deleteButton(place: HTMLOutputElement, token: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "link-underline";
  button.textContent = stockAlertAnswerTexts.delete;
  button.addEventListener("click", async () => {
    const answer = await callApi("/api/stock-alerts/delete", { method: "POST", body: { token } });
    if (answer.ok) show(place, stockAlertAnswerTexts.deleted);
    else show(place, refusalText(STOCK_ALERT_OUTCOME_TEXTS.refusals, answer.code, answer), "text-sale");
  });
  return button;
}
