import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import { FIELDS, type Field } from "@/lib/domain/product-import/columns";
import { type ColumnChoice, usualChoice } from "@/lib/domain/product-import/mapped-table";

const KEY = "import-columns";

/** What columns were chosen to be, by their headings in lower case; "" for those that are not used. */
type Remembered = Record<string, Field | "">;

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((field) => field === "" || FIELDS.some((known) => known === field));

const keyOf = (heading: string) => heading.trim().toLowerCase();

/** What the columns are as their headings say, and as they were chosen the last time. */
export function rememberedChoice(header: readonly string[]): ColumnChoice {
  const remembered = readSaved(KEY, isRemembered, {});
  const usual = usualChoice(header);
  return header.map((heading, index) => {
    const chosen = remembered[keyOf(heading)];
    return chosen === undefined ? (usual[index] ?? null) : chosen || null;
  });
}

export function rememberChoice(heading: string, field: Field | null): void {
  writeSaved(KEY, { ...readSaved(KEY, isRemembered, {}), [keyOf(heading)]: field ?? "" });
}
