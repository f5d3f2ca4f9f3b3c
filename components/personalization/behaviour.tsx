"use client";
import { useEffect } from "react";
import { sendFile } from "./send-file";
import { showDateField } from "./show-date-field";
import { showTextField } from "./show-text-field";

/**
 * Helps with the fields of a product: shows what a text will look like and which days can be chosen, and sends pictures.
 * The fields are HTML, so this listens to the document.
 */
export function PersonalFieldsBehaviour() {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const field = target instanceof Element && target.closest<HTMLElement>(".personal-field");
      if (field) showField(field);
    };
    // The shopper may have begun to write before this was loaded.
    for (const field of document.querySelectorAll<HTMLElement>(".personal-field")) showField(field);
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, []);
  return null;
}

function showField(field: HTMLElement): void {
  if (field.dataset.makingDays) showDateField(field);
  else if ("file" in field.dataset) void sendFile(field);
  else showTextField(field);
}
