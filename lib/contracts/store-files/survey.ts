import { faultOfPlace } from "@/lib/domain/catalogue/category-tree";
import { lacksWeight } from "@/lib/domain/product-import/product-record";
import { type CategoryEntry, type DocumentOf, type FileIssue, readDocument, type StoreDocument } from "./documents";
import { toFileName } from "./file-name";
import { entryIssues, type Reference, referencesIn } from "./stored-entries";
import { fieldsWithoutEffect } from "./without-effect";

const NOUNS: Record<Reference["names"], string> = {
  category: "category",
  product: "product",
  measurement_set: "measurement set",
};

type OtherDocument = Exclude<StoreDocument, { part: "products" }>;

/**
 * Finds out whether the files of a store can be imported. The files are read one after the other; each is checked by
 * itself and, at the end, all of them together. Only the keys of the products are kept in memory, because there may be
 * very many.
 */
export function checkStoreFiles() {
  const issues: FileIssue[] = [];
  let ignoredFields: readonly string[] = [];
  const documents: OtherDocument[] = [];
  const seen = new Map<string, string>();
  const products: { slug: string; id: string | undefined }[] = [];
  let productsWithoutWeight = 0;
  const references: { file: string; slug: string }[] = [];
  const named: (Reference & { file: string })[] = [];

  /**
   * Records that `file` uses this key. If another file has already used the same key for an entry of the same kind,
   * adds an issue whose `about` names that file.
   */
  function claim(file: string, at: string, kind: string, key: string | undefined, problem: string): void {
    if (key === undefined) return;
    const claimed = `${kind}\n${key}`;
    const other = seen.get(claimed);
    if (other === undefined) seen.set(claimed, file);
    else issues.push({ file, at, problem, about: other });
  }

  function addProduct(file: string, product: DocumentOf<"products">["entry"]): void {
    const { slug, id, categories, variants } = product;
    products.push({ slug, id });
    if (lacksWeight(product)) productsWithoutWeight += 1;
    claim(file, "slug", "products slug", slug, "slug_repeated");
    claim(file, "id", "products id", id, "id_repeated");
    for (const [index, variant] of variants.entries()) {
      claim(file, `variants.${index}.id`, "variant id", variant.id, "id_repeated");
    }
    for (const category of categories) references.push({ file, slug: category });
  }

  function addDocument(file: string, document: OtherDocument): void {
    documents.push(document);
    issues.push(...entryIssues(document).map((issue) => ({ file, ...issue })));
    named.push(...referencesIn(document).map((reference) => ({ file, ...reference })));
    if (Array.isArray(document.entry)) {
      const kind = document.part === "lists" ? document.kind : document.part;
      for (const [index, entry] of document.entry.entries()) {
        if ("from" in entry) claim(file, `${index}.from`, entry.kind, entry.from, "from_repeated");
        else claim(file, `${index}.id`, `${kind} id`, entry.id, "id_repeated");
      }
    } else if ("slug" in document.entry) {
      claim(file, "slug", `${document.part} slug`, document.entry.slug, "slug_repeated");
      if ("id" in document.entry) claim(file, "id", `${document.part} id`, document.entry.id, "id_repeated");
    }
  }

  const entriesOf = <Part extends OtherDocument["part"]>(part: Part) =>
    documents.flatMap((document) => (document.part === part ? [document.entry as DocumentOf<Part>["entry"]] : []));

  function checkReferences(): void {
    const categorySlugs = new Set(entriesOf("categories").map(({ slug }) => slug));
    for (const { file, slug } of references) {
      if (!categorySlugs.has(slug)) issues.push({ file, at: "categories", problem: "category_unknown", about: slug });
    }
    issues.push(...treeIssues(entriesOf("categories")));
    const targets: Record<string, ReadonlySet<string>> = {
      product: new Set(products.map(({ slug }) => slug)),
      category: categorySlugs,
      page: new Set(entriesOf("pages").map(({ slug }) => slug)),
      blog: new Set(entriesOf("blog").map(({ slug }) => slug)),
    };
    for (const { file, at, names, by, key } of named) {
      if (!isThere(names, by, key))
        issues.push({ file, at, problem: "reference_unknown", about: `${NOUNS[names]} ${key}` });
    }
    for (const [index, { kind, to }] of entriesOf("redirects").flat().entries()) {
      if (!targets[kind]?.has(to))
        issues.push({ file: "redirects.json", at: `${index}.to`, problem: "target_unknown" });
    }
  }

  /**
   * Whether the store has what an entry names. An old slug counts if a redirect leads on from it. If a file leaves out
   * its id, the shop gives it one or keeps the one it has, so an id that no file has may be that of such a file.
   */
  function isThere(names: Reference["names"], by: Reference["by"], key: string): boolean {
    const entries: readonly { slug?: string; id?: string | undefined }[] =
      names === "product"
        ? products
        : names === "category"
          ? entriesOf("categories")
          : documents.flatMap((each) => (each.part === "lists" && each.kind === names ? each.entry : []));
    if (by === "id") return entries.some(({ id }) => id === undefined || id === key);
    const redirects = entriesOf("redirects").flat();
    return (
      entries.some(({ slug }) => slug === key) || redirects.some(({ kind, from }) => kind === names && from === key)
    );
  }

  return {
    note(file: string, text: string): void {
      const read = readDocument(file, text);
      if ("issues" in read) issues.push(...read.issues);
      else if (read.document.part === "store") {
        ignoredFields = fieldsWithoutEffect(text);
        addDocument(file, read.document);
      } else if (read.document.part === "products") addProduct(file, read.document.entry);
      else addDocument(file, read.document);
    },
    /** Call this after adding the last file. If the result has no issues, the files can be imported as a store. */
    finish() {
      // The content of a file with an issue is unknown, so a reference to that content would wrongly be reported as
      // broken.
      if (issues.length === 0) {
        checkReferences();
        if (entriesOf("store").length === 0) issues.push({ file: "store.json", at: "", problem: "file_missing" });
      }
      return {
        issues,
        /** The fields of `store.json` that are kept, but change nothing. */
        ignoredFields,
        documents: documents as readonly OtherDocument[],
        products: products as readonly { slug: string; id: string | undefined }[],
        productsWithoutWeight,
      };
    },
  };
}
/** What is wrong with where the categories stand below each other. */
function treeIssues(categories: readonly Pick<CategoryEntry, "slug" | "parent">[]): FileIssue[] {
  const tree = categories.map(({ slug, parent }) => ({ id: slug, parentId: parent || null }));
  const slugs = new Set(tree.map(({ id }) => id));
  return tree.flatMap(({ id, parentId }) => {
    if (parentId === null) return [];
    const fault = slugs.has(parentId) ? faultOfPlace(tree, id) : "category_unknown";
    return fault ? [{ file: `categories/${toFileName(id)}.json`, at: "parent", problem: fault, about: parentId }] : [];
  });
}

export type CheckedStoreFiles = ReturnType<ReturnType<typeof checkStoreFiles>["finish"]>;
