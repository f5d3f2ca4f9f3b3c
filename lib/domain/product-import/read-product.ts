import type { Unit } from "../product/unit";
import { type CellReader, cellReader } from "./cell-reader";
import { readDescription, readFlag, readOwnQuantity, readStatus, readUnit } from "./cells";
import type { Columns, Field, ImportRow } from "./columns";
import { type ImportedProduct, LIMITS, type ProductStatus } from "./imported-product";
import type { RowIssue, RowWarning } from "./issues";
import { readDisclosures } from "./read-disclosures";
import { readExtras } from "./read-extras";
import { readPictures } from "./read-pictures";
import { readVariants } from "./read-variants";
import { toSlug } from "./slug";
import { readTags } from "./tags";

export type ProductReading = {
  /** Null if a row of the product is invalid: a product is imported completely or not at all. */
  product: ImportedProduct | null;
  issues: readonly RowIssue[];
  warnings: readonly RowWarning[];
};

/** Reads a product from its rows: all rows with the same handle. */
export function readProduct(slug: string, rows: readonly ImportRow[], columns: Columns): ProductReading {
  const reader = cellReader(columns, rows);
  const unit = reader.productParsed("unit", readUnit, "unit_unknown");
  const product = {
    slug,
    renamedFrom: null,
    ...readFields(reader),
    ...(unit && { unit }),
    ...(columns.has("minQuantity") && { minQuantity: readOwn(reader, "minQuantity", unit ?? "Pcs") }),
    ...(columns.has("stepQuantity") && { stepQuantity: readOwn(reader, "stepQuantity", unit ?? "Pcs") }),
    ...(columns.has("picture") && { pictures: readPictures(reader) }),
    ...readVariants(reader, unit ?? "Pcs"),
  };
  const issues = reader.issues.toSorted((one, other) => one.line - other.line);
  return { product: issues.length === 0 ? product : null, issues, warnings: reader.warnings };
}

/** The product's own minimum quantity or step; 0 if the cell is empty, so that the store's rule applies. */
function readOwn(reader: CellReader, field: Field, unit: Unit): number {
  return reader.productParsed(field, (text) => readOwnQuantity(text, unit), "own_quantity_unreadable") ?? 0;
}

function readFields(reader: CellReader) {
  const { columns } = reader;
  const taxonomy = reader.productText("productCategory", LIMITS.longText) ?? "";
  return {
    name: readName(reader),
    ...(columns.has("status", "published") && { status: readState(reader) }),
    ...(columns.has("vendor") && { brand: reader.productText("vendor") ?? "" }),
    ...(columns.has("type", "collection", "productCategory") && readCategories(reader, taxonomy)),
    ...(columns.has("tags") && { tags: readTagCell(reader) }),
    ...(columns.has("description") && { description: readDescriptionCell(reader) }),
    ...(columns.has("hsn") && { hsnCode: reader.productText("hsn") ?? "" }),
    ...readDisclosures(reader),
    ...readExtras(reader),
    ...(columns.has("giftCard") && { isGiftCard: readGiftCard(reader) }),
    ...(columns.has("googleCategory", "productCategory") && {
      googleCategory: reader.productText("googleCategory", LIMITS.longText) || taxonomy,
    }),
    ...(columns.has("seoTitle") && { pageTitle: reader.productText("seoTitle", LIMITS.longText) ?? "" }),
    ...(columns.has("seoDescription") && {
      metaDescription: reader.productText("seoDescription", LIMITS.longText) ?? "",
    }),
  };
}

function readName(reader: CellReader): string {
  const name = reader.productText("title", LIMITS.name) ?? "";
  if (name === "") reader.refuseProduct("title_missing", "title");
  return name;
}

/** Gift cards are codes that the owner issues, so a product that is one is refused, and never sold as a piece. */
function readGiftCard(reader: CellReader): boolean {
  const isGiftCard = reader.productParsed("giftCard", readFlag, "yes_or_no_unreadable") ?? false;
  if (isGiftCard) reader.refuseProduct("gift_card_not_sold", "giftCard");
  return isGiftCard;
}

/**
 * The status of a product. An active product that is not published is imported as a draft. If both the status and the
 * published cell are empty, the product is active.
 */
function readState(reader: CellReader): ProductStatus {
  const status = reader.productParsed("status", readStatus, "status_unknown") ?? "active";
  const isPublished = reader.productParsed("published", readFlag, "yes_or_no_unreadable") ?? true;
  return status === "active" && !isPublished ? "draft" : status;
}

/**
 * The categories of a product: its type and its collection. If the file gives neither, the category is the last level
 * of Shopify's taxonomy.
 */
function readCategories(reader: CellReader, taxonomy: string): Pick<ImportedProduct, "productType" | "categories"> {
  const type = reader.productText("type") ?? "";
  const collection = reader.productText("collection") ?? "";
  const productType = type || (collection ? "" : lastTaxonomyStep(taxonomy));
  const named = [productType, collection].map((name) => [toSlug(name), name] as const).filter(([slug]) => slug !== "");
  return { productType, categories: [...new Map(named).values()] };
}

/**
 * The last level of the taxonomy: Clothing for "Apparel & Accessories > Clothing"; empty for a taxonomy given as a
 * number.
 */
function lastTaxonomyStep(taxonomy: string): string {
  const step = taxonomy.split(">").at(-1)?.trim() ?? "";
  return /^\d*$/.test(step) || step.toLowerCase() === "uncategorized" || step.length > LIMITS.text ? "" : step;
}

function readDescriptionCell(reader: CellReader): string {
  const html = readDescription(reader.productText("description", Number.POSITIVE_INFINITY) ?? "");
  if (html.length > LIMITS.description) reader.refuseProduct("text_too_long", "description");
  return html;
}

function readTagCell(reader: CellReader) {
  const tags = readTags(reader.productText("tags", LIMITS.tags * LIMITS.text) ?? "");
  if (tags.length > LIMITS.tags) reader.refuseProduct("too_many", "tags");
  if (tags.some(({ value }) => value.length > LIMITS.text)) reader.refuseProduct("text_too_long", "tags");
  return tags;
}
