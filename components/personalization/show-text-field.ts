import { charactersOf, unusableCharacters } from "@/lib/domain/personalization/characters";
import { PERSONAL_FIELD } from "@/lib/domain/personalization/fields";
import { CHARACTER_SETS } from "@/lib/domain/product/personal-field";
import { personalTexts } from "./texts";

/** Shows what a text will look like, how many characters are left, and what cannot be made. */
export function showTextField(field: HTMLElement): void {
  const input = field.querySelector<HTMLInputElement>(`[name^="${PERSONAL_FIELD}"]`);
  const count = field.querySelector("[data-count]");
  const preview = field.querySelector<HTMLElement>("[data-preview]");
  if (!input || !count || !preview) return;
  const text = input.value.normalize("NFC").trim();
  const refusal = refusalOf(text, field.dataset);
  const left = Number(field.dataset.max) - charactersOf(text).length;
  count.textContent = refusal || (text ? personalTexts.left(left) : personalTexts.atMost(left));
  count.className = refusal ? "text-sale" : "";
  input.setCustomValidity(refusal);
  const colour = field.querySelector<HTMLElement>("[data-colour]:checked")?.dataset.colour;
  const lettering = field.querySelector<HTMLElement>("[data-lettering]:checked")?.dataset.lettering;
  preview.hidden = !text || refusal !== "";
  preview.textContent = text;
  preview.style.color = colour ?? "";
  preview.dataset.style = lettering ?? "serif";
}

function refusalOf(text: string, { max, sets, others = "" }: DOMStringMap): string {
  const allowed = { sets: CHARACTER_SETS.filter((set) => sets?.split(" ").includes(set)), others };
  const unusable = unusableCharacters(text, allowed);
  if (unusable.length > 0) return personalTexts.unusable(unusable);
  const surplus = charactersOf(text).length - Number(max);
  return surplus > 0 ? personalTexts.tooLong(surplus) : "";
}
