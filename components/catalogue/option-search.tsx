"use client";
import { useEffect } from "react";
import { OPTION_SEARCH } from "./option-search-class";
import { filterTexts } from "./texts";

/**
 * Makes the fields to search in long filter groups work: only options that contain the text are shown, the folded ones
 * too. The groups are HTML, so this listens to the document.
 */
export function OptionSearch() {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches(`.${OPTION_SEARCH}`)) narrow(target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isSearch = event.target instanceof Element && event.target.matches(`.${OPTION_SEARCH}`);
      // Enter would send the form.
      if (isSearch && event.key === "Enter") event.preventDefault();
    };
    document.addEventListener("input", onInput);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("input", onInput);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return null;
}

const plain = (text: string | null) => (text ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

function narrow(field: HTMLInputElement) {
  const wanted = plain(field.value).trim();
  const group = field.closest("fieldset");
  const labels = [...(group?.querySelectorAll("label") ?? [])];
  for (const label of labels) label.hidden = !plain(label.textContent).includes(wanted);
  const folded = group?.querySelector("details");
  if (folded) folded.open = wanted !== "" || folded.querySelector(":checked") !== null;
  const status = group?.querySelector("[role=status]");
  if (status) status.textContent = labels.every((label) => label.hidden) ? filterTexts.nothingFound : "";
}
