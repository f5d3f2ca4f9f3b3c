import type { Unit } from "../product/unit";
import type { CellReader } from "./cell-reader";
import { readAmount, readFlag, readGrams, readPictureAddress, readPolicy, readQuantity } from "./cells";
import type { Field, ImportRow } from "./columns";
import { type ImportedProduct, type ImportedVariant, LIMITS, TAX_EXEMPT } from "./imported-product";

const OPTIONS = [
  { nameField: "option1Name", valueField: "option1Value" },
  { nameField: "option2Name", valueField: "option2Value" },
  { nameField: "option3Name", valueField: "option3Value" },
] as const satisfies readonly { nameField: Field; valueField: Field }[];

/** What Shopify writes for a product that comes in one form only. */
const NO_OPTION = { name: "title", value: "default title" };

type Option = (typeof OPTIONS)[number] & { name: string };

/** The choices of a product and everything that can be bought of it. Rows that only carry a picture are passed over. */
export function readVariants(cells: CellReader, unit: Unit): Pick<ImportedProduct, "optionNames" | "variants"> {
  const rows = cells.rows.filter((row) => isVariantRow(cells, row));
  if (rows.length === 0) cells.refuseProduct("price_missing", "price");
  if (rows.length > LIMITS.variants) cells.refuseProduct("too_many");

  const options = OPTIONS.map((option) => ({ ...option, name: cells.productText(option.nameField) ?? "" }))
    // Names of options are often written beside columns that no row fills.
    .filter((option) => isOption(cells, option));
  refuseNameless(cells, options);
  const spelling = new Map<string, string>();
  const variants = rows.map((row) => readVariant(cells, row, unit, optionValues(cells, row, options, spelling)));
  refuseRepeated(cells, rows, variants);
  return { optionNames: options.map(({ name }) => name), variants };
}

function isVariantRow({ columns }: CellReader, row: ImportRow): boolean {
  const tells = ["price", "sku", "option1Value", "option2Value", "option3Value"] as const;
  return tells.some((field) => columns.text(row, field) !== "");
}

function isOption(cells: CellReader, { name, valueField }: Option): boolean {
  const values = cells.rows.map((row) => cells.columns.text(row, valueField)).filter((text) => text !== "");
  const isDefault =
    (name === "" || name.toLowerCase() === NO_OPTION.name) &&
    values.every((text) => text.toLowerCase() === NO_OPTION.value);
  return values.length > 0 && !isDefault;
}

function refuseNameless(cells: CellReader, options: readonly Option[]) {
  const names = options.map(({ name }) => name.toLowerCase());
  options.forEach(({ nameField }, index) => {
    const name = names[index] ?? "";
    if (name === "") cells.refuseProduct("option_name_missing", nameField);
    else if (names.indexOf(name) < index) cells.refuseProduct("option_name_repeated", nameField);
  });
}

/** One value per option; "red" after "Red" is the same colour and takes the first spelling. */
function optionValues(cells: CellReader, row: ImportRow, options: readonly Option[], spelling: Map<string, string>) {
  return options.map(({ valueField }) => {
    const value = cells.text(row, valueField);
    if (value === "") cells.refuse(row, "option_missing", valueField);
    const key = `${valueField}:${value.toLowerCase()}`;
    if (!spelling.has(key)) spelling.set(key, value);
    return spelling.get(key) ?? value;
  });
}

function readVariant(cells: CellReader, row: ImportRow, unit: Unit, options: string[]): ImportedVariant {
  const { columns } = cells;
  if (columns.text(row, "price") === "") cells.refuse(row, "price_missing", "price");
  const price = cells.parsed(row, "price", readAmount, "amount_unreadable") ?? 0;
  const listPrice = cells.parsed(row, "compareAtPrice", readAmount, "amount_unreadable") ?? 0;
  return {
    options,
    ...(columns.has("sku") && { sku: cells.text(row, "sku") }),
    ...(columns.has("barcode") && { barcode: cells.text(row, "barcode") }),
    // A list price that is not above the price is no discount.
    sellingPrice: Math.max(price, listPrice),
    discountedPrice: price,
    ...(columns.has("quantity", "tracker") && { stock: readStock(cells, row, unit) }),
    ...(columns.has("policy") && {
      allowBackorder: cells.parsed(row, "policy", readPolicy, "policy_unknown") ?? false,
    }),
    ...(columns.has("weight") && { weightGrams: readWeight(cells, row) }),
    ...(columns.has("taxCode", "taxable") && { taxRateId: readTaxRate(cells, row) }),
    ...(columns.has("variantPicture") && { picture: readVariantPicture(cells, row) }),
  };
}

/** Null, which is "not counted", when no tracker counts it. Undefined when the file has no numbers to go by. */
function readStock(cells: CellReader, row: ImportRow, unit: Unit): number | null | undefined {
  const { columns } = cells;
  if (columns.has("tracker") && columns.text(row, "tracker") === "") return null;
  if (!columns.has("quantity")) return undefined;
  const quantity = cells.parsed(row, "quantity", (text) => readQuantity(text, unit), "quantity_unreadable");
  return quantity ?? (columns.has("tracker") ? 0 : null);
}

/** What is never shipped weighs nothing in a bag. */
function readWeight(cells: CellReader, row: ImportRow): number {
  const grams = cells.parsed(row, "weight", readGrams, "weight_unreadable") ?? 0;
  return cells.parsed(row, "requiresShipping", readFlag, "yes_or_no_unreadable") === false ? 0 : grams;
}

function readTaxRate(cells: CellReader, row: ImportRow): string {
  const isExempt = cells.parsed(row, "taxable", readFlag, "yes_or_no_unreadable") === false;
  return cells.text(row, "taxCode") || (isExempt ? TAX_EXEMPT : "");
}

function readVariantPicture(cells: CellReader, row: ImportRow): string {
  const text = cells.columns.text(row, "variantPicture");
  const address = text === "" ? "" : readPictureAddress(text);
  if (address === null) cells.warn(row, "picture_address_unusable", "variantPicture");
  return address ?? "";
}

function refuseRepeated(cells: CellReader, rows: readonly ImportRow[], variants: readonly ImportedVariant[]) {
  const combinations = new Set<string>();
  const skus = new Set<string>();
  rows.forEach((row, index) => {
    const variant = variants[index];
    if (!variant) return;
    const combination = variant.options.join("\n").toLowerCase();
    if (combinations.has(combination)) cells.refuse(row, "variant_repeated");
    combinations.add(combination);
    const sku = variant.sku?.toLowerCase();
    if (sku && skus.has(sku)) cells.refuse(row, "sku_repeated", "sku");
    if (sku) skus.add(sku);
  });
}
