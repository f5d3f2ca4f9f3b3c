import { z } from "zod";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import { storedFaqsSchema } from "@/lib/contracts/product/stored-product";
import type { CategoryEntry } from "@/lib/contracts/store-files/documents";
import { categoryEntrySchema } from "@/lib/contracts/store-files/entry-schemas";
import { expectationText } from "@/lib/contracts/store-files/expectation";
import { toCamelNames, toWireNames } from "@/lib/contracts/store-files/member-names";
import { entryIssues } from "@/lib/contracts/store-files/stored-entries";

/**
 * The fields of a category that its owner may write, as they stand in the file of the category in an export. Not among
 * them: its id, and its place in the tree, which has a call of its own.
 */
const CATEGORY_FIELDS = [
  "slug",
  "name",
  "status",
  "lists_products",
  "intro",
  "picture",
  "card_picture",
  "header_content",
  "footer_content",
  "hsn_code",
  "faqs",
  "quick_links",
  "related_links",
  "seo",
] as const;
export type CategoryField = (typeof CATEGORY_FIELDS)[number];

/** Some fields of a category, by name. */
export type CategoryFields = Partial<Record<CategoryField, unknown>>;

export const categoryFieldsSchema = z
  .partialRecord(z.enum(CATEGORY_FIELDS), z.json())
  .meta({ description: "Fields as in the file of a category in an export" });

/** The fields of a category that is in the shop. */
export function categoryFieldsOf(entry: CategoryEntry): CategoryFields {
  const wire: Record<string, unknown> = { ...z.encode(categoryEntrySchema, toWireNames(entry)) };
  return Object.fromEntries(CATEGORY_FIELDS.map((name) => [name, wire[name]]));
}

/** What is wrong with a field; `code` may be the end of a sentence that begins with the name of the field. */
export type CategoryFault = { path: string; code: string };

/** Reads the fields of a whole category. Unlike a file, no list may have an entry that the shop would leave out. */
export function readCategoryFields(
  fields: CategoryFields,
): { ok: true; entry: CategoryEntry } | { ok: false; faults: CategoryFault[] } {
  const read = categoryEntrySchema.safeParse(fields, { error: expectationText });
  if (!read.success)
    return {
      ok: false,
      faults: read.error.issues.map(({ path, message }) => ({ path: path.join("."), code: message })),
    };
  const entry = toCamelNames(read.data);
  const faults: CategoryFault[] = entryIssues({ part: "categories", entry }).map(({ at }) => ({
    path: at,
    code: "entry_unreadable",
  }));
  if (Array.isArray(entry.faqs) && storedFaqsSchema.parse(entry.faqs).length !== entry.faqs.length)
    faults.push({ path: "faqs", code: "entry_unreadable" });
  for (const [path, picture] of [
    ["picture", entry.picture],
    ["card_picture", entry.cardPicture],
  ] as const) {
    if (picture !== null && storedOptionalPictureSchema.parse(picture) === null)
      faults.push({ path, code: "entry_unreadable" });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, entry };
}
