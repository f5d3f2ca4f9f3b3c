import { type CellReader, cellReader } from "./cell-reader";
import { readDescription, readFlag, readStatus, readUnit } from "./cells";
import type { Columns, ImportRow } from "./columns";
import { type ImportedProduct, LIMITS, type ProductStatus } from "./imported-product";
import type { RowIssue, RowWarning } from "./issues";
import { readPictures } from "./read-pictures";
import { readVariants } from "./read-variants";
import { toSlug } from "./slug";
import { readTags } from "./tags";

export type ProductReading = {
  /** Null when a row of it is broken: a product is never half in. */
  product: ImportedProduct | null;
  issues: readonly RowIssue[];
  warnings: readonly RowWarning[];
};

/** Puts the rows of one handle together. */
export function readProduct(slug: string, rows: readonly ImportRow[], columns: Columns): ProductReading {
  const cells = cellReader(columns, rows);
  const unit = cells.productParsed("unit", readUnit, "unit_unknown");
  const product = {
    slug,
    renamedFrom: null,
    ...readFacts(cells),
    ...(unit && { unit }),
    ...(columns.has("picture") && { pictures: readPictures(cells) }),
    ...readVariants(cells, unit ?? "Pcs"),
  };
  const issues = cells.issues.toSorted((one, other) => one.line - other.line);
  return { product: issues.length === 0 ? product : null, issues, warnings: cells.warnings };
}

function readFacts(cells: CellReader) {
  const { columns } = cells;
  const taxonomy = cells.productText("productCategory", LIMITS.longText) ?? "";
  return {
    name: readName(cells),
    ...(columns.has("status", "published") && { status: readState(cells) }),
    ...(columns.has("vendor") && { brand: cells.productText("vendor") ?? "" }),
    ...(columns.has("type", "collection", "productCategory") && readPlaces(cells, taxonomy)),
    ...(columns.has("tags") && { tags: readTagCell(cells) }),
    ...(columns.has("description") && { description: readDescriptionCell(cells) }),
    ...(columns.has("giftCard") && {
      isGiftCard: cells.productParsed("giftCard", readFlag, "yes_or_no_unreadable") ?? false,
    }),
    ...(columns.has("googleCategory", "productCategory") && {
      googleCategory: cells.productText("googleCategory", LIMITS.longText) || taxonomy,
    }),
    ...(columns.has("seoTitle") && { pageTitle: cells.productText("seoTitle", LIMITS.longText) ?? "" }),
    ...(columns.has("seoDescription") && {
      metaDescription: cells.productText("seoDescription", LIMITS.longText) ?? "",
    }),
  };
}

function readName(cells: CellReader): string {
  const name = cells.productText("title", LIMITS.name) ?? "";
  if (name === "") cells.refuseProduct("title_missing", "title");
  return name;
}

/** Not published hides an active product; both empty means that it is on sale. */
function readState(cells: CellReader): ProductStatus {
  const status = cells.productParsed("status", readStatus, "status_unknown") ?? "active";
  const isPublished = cells.productParsed("published", readFlag, "yes_or_no_unreadable") ?? true;
  return status === "active" && !isPublished ? "draft" : status;
}

/** Type and collection are categories of the shop; without them the last step of Shopify's taxonomy is. */
function readPlaces(cells: CellReader, taxonomy: string): Pick<ImportedProduct, "productType" | "categories"> {
  const type = cells.productText("type") ?? "";
  const collection = cells.productText("collection") ?? "";
  const productType = type || (collection ? "" : lastStep(taxonomy));
  const named = [productType, collection].map((name) => [toSlug(name), name] as const).filter(([slug]) => slug !== "");
  return { productType, categories: [...new Map(named).values()] };
}

/** "Apparel & Accessories > Clothing" is Clothing; a taxonomy given as a number says nothing to a shopper. */
function lastStep(taxonomy: string): string {
  const step = taxonomy.split(">").at(-1)?.trim() ?? "";
  return /^\d*$/.test(step) || step.toLowerCase() === "uncategorized" || step.length > LIMITS.text ? "" : step;
}

function readDescriptionCell(cells: CellReader): string {
  const html = readDescription(cells.productText("description", Number.POSITIVE_INFINITY) ?? "");
  if (html.length > LIMITS.description) cells.refuseProduct("text_too_long", "description");
  return html;
}

function readTagCell(cells: CellReader) {
  const tags = readTags(cells.productText("tags", LIMITS.tags * LIMITS.text) ?? "");
  if (tags.length > LIMITS.tags) cells.refuseProduct("too_many", "tags");
  if (tags.some(({ value }) => value.length > LIMITS.text)) cells.refuseProduct("text_too_long", "tags");
  return tags;
}
