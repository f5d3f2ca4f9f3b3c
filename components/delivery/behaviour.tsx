"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { callApi } from "@/lib/browser/call-api";
import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import type { DeliveryWire } from "@/lib/contracts/delivery";
import { DELIVERY_FORM } from "@/lib/domain/delivery/page";
import { deliveryMarkup } from "./answer-markup";
import { deliveryRefusalText } from "./refusal-texts";
import { deliveryTexts } from "./texts";

const KEY = "delivery_pincode";
const isText = (value: unknown): value is string => typeof value === "string";

/**
 * Answers the form with a postal code in the page, and remembers the code for the next product. The form is HTML, so
 * this listens to the document: the router replaces the form with each page.
 */
export function DeliveryBehaviour() {
  const pathname = usePathname();

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches(`.${DELIVERY_FORM}`)) return;
      event.preventDefault();
      void answer(form);
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a form of its own
  useEffect(() => {
    const saved = readSaved(KEY, isText, "");
    const form = shownForm();
    const field = form && fieldOf(form);
    if (!saved || !field || field.value !== "") return;
    field.value = saved;
    void answer(form);
  }, [pathname]);

  return null;
}

async function answer(form: HTMLFormElement) {
  const field = fieldOf(form);
  const place = form.querySelector("output");
  if (!field || !place) return;
  const pincode = field.value.trim();
  const show = (text: string) => {
    place.textContent = text;
  };
  place.classList.remove("text-sale");
  show(deliveryTexts.checking);
  const found = await callApi<DeliveryWire>(
    `/api/delivery?${new URLSearchParams({ pincode, product: productOf(form) })}`,
  );
  // The shopper has asked about another code meanwhile.
  if (field.value.trim() !== pincode) return;
  if (found.ok) {
    writeSaved(KEY, pincode);
    place.innerHTML = deliveryMarkup(found.value).html;
    return;
  }
  if (found.code === "pincode_invalid") removeSaved(KEY);
  place.classList.add("text-sale");
  show(deliveryRefusalText(found.code, form.dataset.country ?? ""));
}

const fieldOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("[name=pincode]");

const productOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("[name=product]")?.value ?? "";

/** The form in view. Next.js may keep the page before it, hidden. */
function shownForm(): HTMLFormElement | undefined {
  return [...document.querySelectorAll<HTMLFormElement>(`.${DELIVERY_FORM}`)].find((form) => form.checkVisibility());
}
