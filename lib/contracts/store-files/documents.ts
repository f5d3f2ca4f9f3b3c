import { z } from "zod";
import { unstorableTextIn } from "@/lib/contracts/api/unusable-values";
import { canonicalJson } from "./canonical-json";
import {
  categoryEntrySchema,
  filterGroupEntrySchema,
  layoutEntrySchema,
  menuEntrySchema,
  pageEntrySchema,
  postEntrySchema,
  redirectEntrySchema,
  sharedEntrySchema,
} from "./entry-schemas";
import { expectationText, notJsonText } from "./expectation";
import { withCleanHtml } from "./fields";
import { toFileName } from "./file-name";
import { type CamelNames, toCamelNames, toWireNames } from "./member-names";
import { type ProductEntry, productSchema, productToWire } from "./product-entry";
import { type PlaceEntry, placeEntrySchema, type StoreEntry, storeEntrySchema, storeEntryToWire } from "./store-entry";

export type CategoryEntry = CamelNames<z.output<typeof categoryEntrySchema>>;
export type PageEntry = CamelNames<z.output<typeof pageEntrySchema>>;
export type PostEntry = CamelNames<z.output<typeof postEntrySchema>>;
export type FilterGroupEntry = CamelNames<z.output<typeof filterGroupEntrySchema>>;
export type LayoutEntry = CamelNames<z.output<typeof layoutEntrySchema>>;
export type MenuEntry = CamelNames<z.output<typeof menuEntrySchema>>;
export type SharedEntry = CamelNames<z.output<typeof sharedEntrySchema>>;
export type RedirectEntry = z.output<typeof redirectEntrySchema>;

/** The parsed content of one of the files that make up a store. */
export type StoreDocument =
  | { part: "store"; entry: StoreEntry }
  | { part: "place"; entry: PlaceEntry }
  | { part: "menu"; entry: MenuEntry[] }
  | { part: "home"; entry: LayoutEntry[] }
  | { part: "filters"; entry: FilterGroupEntry[] }
  | { part: "redirects"; entry: RedirectEntry[] }
  | { part: "lists"; kind: string; entry: SharedEntry[] }
  | { part: "categories"; entry: CategoryEntry }
  | { part: "products"; entry: ProductEntry }
  | { part: "pages"; entry: PageEntry }
  | { part: "blog"; entry: PostEntry };
export type StorePart = StoreDocument["part"];
export type DocumentOf<Part extends StorePart> = Extract<StoreDocument, { part: Part }>;

/** The parts of a store that are a single file. */
export const SINGLE_FILES = ["store", "place", "menu", "home", "filters", "redirects"] as const;
/** The parts of a store that are a folder with several files. */
export const FOLDERS = ["categories", "products", "pages", "blog", "lists"] as const;

const LIST_KIND = /^[a-z][a-z0-9_]{0,60}$/;

const SCHEMAS: { [Part in StorePart]: z.ZodType<DocumentOf<Part>["entry"]> } = {
  store: storeEntrySchema,
  place: placeEntrySchema,
  menu: z.array(menuEntrySchema.transform(toCamelNames)),
  home: z.array(layoutEntrySchema.transform((wire) => withCleanHtml(toCamelNames(wire)))),
  filters: z.array(filterGroupEntrySchema.transform(toCamelNames)),
  redirects: z.array(redirectEntrySchema),
  lists: z.array(sharedEntrySchema.transform(toCamelNames)),
  categories: categoryEntrySchema.transform(toCamelNames),
  products: productSchema,
  pages: pageEntrySchema.transform(toCamelNames),
  blog: postEntrySchema.transform(toCamelNames),
};

function toWire(document: StoreDocument): object {
  switch (document.part) {
    case "store":
      return storeEntryToWire(document.entry);
    case "place":
    case "redirects":
      return document.entry;
    case "menu":
      return document.entry.map((entry) => z.encode(menuEntrySchema, toWireNames(entry)));
    case "home":
      return document.entry.map((entry) => z.encode(layoutEntrySchema, toWireNames(withCleanHtml(entry))));
    case "filters":
      return document.entry.map((entry) => z.encode(filterGroupEntrySchema, toWireNames(entry)));
    case "lists":
      return document.entry.map((entry) => z.encode(sharedEntrySchema, toWireNames(entry)));
    case "categories":
      return z.encode(categoryEntrySchema, toWireNames(document.entry));
    case "products":
      return productToWire(document.entry);
    case "pages":
      return z.encode(pageEntrySchema, toWireNames(document.entry));
    case "blog":
      return z.encode(postEntrySchema, toWireNames(document.entry));
  }
}

/** The text of the document's file. Equal documents always give the same text. */
export function documentText(document: StoreDocument): string {
  return canonicalJson(toWire(document));
}

/** The path of the document's file below the store's folder. */
export function documentPath(document: StoreDocument): string {
  if (document.part === "lists") return `lists/${document.kind}.json`;
  return "slug" in document.entry
    ? `${document.part}/${toFileName(document.entry.slug)}.json`
    : `${document.part}.json`;
}

/**
 * One thing that is wrong with a file. `at` is the place in the file, such as `variants.0.sku`. `problem` is a code, or
 * the end of a sentence that begins with `at`. `about` says what else the problem concerns, such as the other file with
 * the same slug.
 */
export type FileIssue = { file: string; at: string; problem: string; about?: string };

/**
 * Parses the file at `path`, or returns everything that is wrong with it. The slug is taken from the file's content;
 * the file's name does not matter.
 */
export function readDocument(path: string, text: string): { document: StoreDocument } | { issues: FileIssue[] } {
  const issue = (problem: string, at = "") => ({ issues: [{ file: path, at, problem }] });
  const place = partOf(path);
  if (!place) return issue("file_unknown");
  const json = parseJson(text);
  if (json.problem !== undefined) return issue(json.problem);
  const unstorable = unstorableTextIn(json.value);
  if (unstorable !== null) return issue("text_unstorable", unstorable);
  const read = SCHEMAS[place.part].safeParse(json.value, { error: expectationText });
  if (!read.success) {
    return {
      issues: read.error.issues.map(({ path: at, message }) => ({ file: path, at: at.join("."), problem: message })),
    };
  }
  // TypeScript cannot see that `place.part` selected the schema, and that the entry therefore has that part's type.
  return { document: { ...place, entry: read.data } as StoreDocument };
}

function partOf(path: string): { part: StorePart; kind?: string } | null {
  const [, folder, name] = /^(?:([a-z]+)\/)?([^/\\]+)\.json$/.exec(path) ?? [];
  if (name === undefined) return null;
  if (folder === undefined) return orNull(SINGLE_FILES, name);
  const place = orNull(FOLDERS, folder);
  if (place?.part !== "lists") return place;
  return LIST_KIND.test(name) ? { ...place, kind: name } : null;
}

function orNull<Part extends StorePart>(parts: readonly Part[], name: string): { part: Part } | null {
  const part = parts.find((each) => each === name);
  return part ? { part } : null;
}

function parseJson(text: string): { value: unknown; problem?: undefined } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: notJsonText(text, error) };
    throw error;
  }
}
