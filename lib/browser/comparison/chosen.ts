import { readSaved, removeSaved, writeSaved } from "../saved-state";

/** A product that is compared. */
export type ChosenProduct = { slug: string; name: string };

const KEY = "compared";

/** The products chosen in this tab. */
export function chosenProducts(): readonly ChosenProduct[] {
  return readSaved(KEY, isList, [], "session");
}

export function saveChosenProducts(products: readonly ChosenProduct[]): void {
  if (products.length > 0) writeSaved(KEY, products, "session");
  else removeSaved(KEY, "session");
}

function isList(value: unknown): value is ChosenProduct[] {
  return Array.isArray(value) && value.every(isProduct);
}

function isProduct(value: unknown): value is ChosenProduct {
  const { slug, name } = Object(value);
  return typeof slug === "string" && typeof name === "string";
}
