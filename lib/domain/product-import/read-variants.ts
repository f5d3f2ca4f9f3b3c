import { EXEMPT_RATE_ID } from "../pricing/tax";
import type { Unit } from "../product/unit";
import type { CellReader } from "./cell-reader";
import { readAmount, readFlag, readGrams, readPictureAddress, readPolicy, readQuantity } from "./cells";
import type { Field, ImportRow } from "./columns";
import { type ImportedProduct, type ImportedVariant, LIMITS } from "./imported-product";

const OPTIONS = [
  { nameField: "option1Name", valueField: "option1Value" },
  { nameField: "option2Name", valueField: "option2Value" },
  { nameField: "option3Name", valueField: "option3Value" },
] as const satisfies readonly { nameField: Field; valueField: Field }[];

/** What Shopify writes in the option columns of a product without options. */
const NO_OPTION = { name: "title", value: "default title" };

type Option = (typeof OPTIONS)[number] & { name: string };

/** Reads the options and variants of a product. Rows that only add a picture are skipped. */
export function readVariants(reader: CellReader, unit: Unit): Pick<ImportedProduct, "optionNames" | "variants"> {
  const rows = reader.rows.filter((row) => isVariantRow(reader, row));
  if (rows.length === 0) reader.refuseProduct("price_missing", "price");
  if (rows.length > LIMITS.variants) reader.refuseProduct("too_many");

  const options = OPTIONS.map((option) => ({ ...option, name: reader.productText(option.nameField) ?? "" }))
    // Files often contain the name of an option without any value for it; such an option is ignored.
    .filter((option) => isOption(reader, option));
  refuseInvalidNames(reader, options);
  const spelling = new Map<string, string>();
  const variants = rows.map((row) => readVariant(reader, row, unit, optionValues(reader, row, options, spelling)));
  refuseDuplicates(reader, rows, variants);
  return { optionNames: options.map(({ name }) => name), variants };
}

function isVariantRow({ columns }: CellReader, row: ImportRow): boolean {
  const identifyingFields = ["price", "sku", "option1Value", "option2Value", "option3Value"] as const;
  return identifyingFields.some((field) => columns.text(row, field) !== "");
}

function isOption(reader: CellReader, { name, valueField }: Option): boolean {
  const values = reader.rows.map((row) => reader.columns.text(row, valueField)).filter((text) => text !== "");
  const isDefault =
    (name === "" || name.toLowerCase() === NO_OPTION.name) &&
    values.every((text) => text.toLowerCase() === NO_OPTION.value);
  return values.length > 0 && !isDefault;
}

function refuseInvalidNames(reader: CellReader, options: readonly Option[]) {
  const names = options.map(({ name }) => name.toLowerCase());
  options.forEach(({ nameField }, index) => {
    const name = names[index] ?? "";
    if (name === "") reader.refuseProduct("option_name_missing", nameField);
    else if (names.indexOf(name) < index) reader.refuseProduct("option_name_repeated", nameField);
  });
}

/**
 * The option values of a row. Values that differ only in case, such as "Red" and "red", are the same value and get the
 * spelling that comes first in the file.
 */
function optionValues(reader: CellReader, row: ImportRow, options: readonly Option[], spelling: Map<string, string>) {
  return options.map(({ valueField }) => {
    const value = reader.text(row, valueField);
    if (value === "") reader.refuse(row, "option_missing", valueField);
    const key = `${valueField}:${value.toLowerCase()}`;
    if (!spelling.has(key)) spelling.set(key, value);
    return spelling.get(key) ?? value;
  });
}

function readVariant(reader: CellReader, row: ImportRow, unit: Unit, options: string[]): ImportedVariant {
  const { columns } = reader;
  if (columns.text(row, "price") === "") reader.refuse(row, "price_missing", "price");
  const price = reader.parsed(row, "price", readAmount, "amount_unreadable") ?? 0;
  const listPrice = reader.parsed(row, "compareAtPrice", readAmount, "amount_unreadable") ?? 0;
  return {
    options,
    ...(columns.has("sku") && { sku: reader.text(row, "sku") }),
    ...(columns.has("barcode") && { barcode: reader.text(row, "barcode") }),
    // If the list price is lower than the price, there is no discount, and the price is used as the list price.
    sellingPrice: Math.max(price, listPrice),
    discountedPrice: price,
    ...(columns.has("quantity", "tracker") && { stock: readStock(reader, row, unit) }),
    ...(columns.has("policy") && {
      allowBackorder: reader.parsed(row, "policy", readPolicy, "policy_unknown") ?? false,
    }),
    ...(columns.has("weight") && { weightGrams: readWeight(reader, row) }),
    ...(columns.has("taxCode", "taxable") && { taxRateId: readTaxRate(reader, row) }),
    ...(columns.has("variantPicture") && { picture: readVariantPicture(reader, row) }),
  };
}

/**
 * The stock of a variant. Null if its cell for the inventory tracker is empty: its stock is not counted. Undefined if
 * the file has no quantity column.
 */
function readStock(reader: CellReader, row: ImportRow, unit: Unit): number | null | undefined {
  const { columns } = reader;
  if (columns.has("tracker") && columns.text(row, "tracker") === "") return null;
  if (!columns.has("quantity")) return undefined;
  const quantity = reader.parsed(row, "quantity", (text) => readQuantity(text, unit), "quantity_unreadable");
  return quantity ?? (columns.has("tracker") ? 0 : null);
}

/** What a product weighs that is not shipped: next to nothing. 0 would mean that its weight is not known. */
const NOT_SHIPPED_GRAMS = 1;

/** The weight of a variant in grams; 0 if the file has none. */
function readWeight(reader: CellReader, row: ImportRow): number {
  const grams = reader.parsed(row, "weight", readGrams, "weight_unreadable") ?? 0;
  return reader.parsed(row, "requiresShipping", readFlag, "yes_or_no_unreadable") === false ? NOT_SHIPPED_GRAMS : grams;
}

/** The tax code is the id of a tax rate. A variant that is not taxable is exempt, whatever its tax code is. */
function readTaxRate(reader: CellReader, row: ImportRow): string {
  const isExempt = reader.parsed(row, "taxable", readFlag, "yes_or_no_unreadable") === false;
  const taxCode = reader.text(row, "taxCode");
  return isExempt || taxCode.toLowerCase() === EXEMPT_RATE_ID ? EXEMPT_RATE_ID : taxCode;
}

function readVariantPicture(reader: CellReader, row: ImportRow): string {
  const text = reader.columns.text(row, "variantPicture");
  const address = text === "" ? "" : readPictureAddress(text);
  if (address === null) reader.warn(row, "picture_address_unusable", "variantPicture");
  return address ?? "";
}

function refuseDuplicates(reader: CellReader, rows: readonly ImportRow[], variants: readonly ImportedVariant[]) {
  const combinations = new Set<string>();
  const skus = new Set<string>();
  rows.forEach((row, index) => {
    const variant = variants[index];
    if (!variant) return;
    const combination = variant.options.join("\n").toLowerCase();
    if (combinations.has(combination)) reader.refuse(row, "variant_repeated");
    combinations.add(combination);
    const sku = variant.sku?.toLowerCase();
    if (sku && skus.has(sku)) reader.refuse(row, "sku_repeated", "sku");
    if (sku) skus.add(sku);
  });
}
