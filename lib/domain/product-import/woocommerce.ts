import type { ImportRow, ImportTable } from "./columns";
import { toSlug } from "./slug";

/** Whether this is a file as WooCommerce exports it. */
export function isWooCommerce(header: readonly string[]): boolean {
  const names = header.map((heading) => heading.trim().toLowerCase());
  return ["type", "name", "regular price"].every((name) => names.includes(name)) && !names.includes("handle");
}

/** The columns of the table that `fromWooCommerce` makes, as the import knows them. */
const HEADER = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Type",
  "Collection",
  "Tags",
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Option3 Name",
  "Option3 Value",
  "Variant SKU",
  "Variant Barcode",
  "Variant Grams",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Taxable",
  "Image Src",
  "Variant Image",
] as const;
type Heading = (typeof HEADER)[number];
type Cells = Partial<Record<Heading, string>>;

const OPTIONS = [1, 2, 3] as const;
const GRAMS: Record<string, number> = { kg: 1_000, g: 1, lbs: 453.592, oz: 28.3495 };

type Source = ImportRow & { text: (...names: string[]) => string };

/**
 * The rows of a WooCommerce export as rows of a file that the import knows. Each keeps the line it comes from. Variations
 * belong to the product with their parent's SKU or id; products get a handle made from their name.
 */
export function fromWooCommerce({ header, rows }: ImportTable): ImportTable {
  const names = header.map((heading) => heading.trim().toLowerCase());
  const weightUnit = names.map((name) => /^weight \((\w+)\)$/.exec(name)?.[1] ?? "").find(Boolean) ?? "kg";
  const sources = rows.map((row): Source => {
    const textAt = (name: string) => row.cells[names.indexOf(name)]?.trim() ?? "";
    return { ...row, text: (...wanted) => wanted.map(textAt).find(Boolean) ?? "" };
  });
  const isVariation = ({ text }: Source) => text("type").toLowerCase().startsWith("variation");
  const handles = new Map<Source, string>();
  const byParent = new Map<string, string>();
  const taken = new Set<string>();
  for (const source of sources) {
    if (isVariation(source)) continue;
    const handle = freeHandle(toSlug(source.text("name")) || toSlug(source.text("sku")), taken);
    handles.set(source, handle);
    for (const key of [source.text("sku"), `id:${source.text("id")}`]) if (key) byParent.set(key.toLowerCase(), handle);
  }
  const converted = sources.flatMap((source) => {
    const handle = handles.get(source) ?? byParent.get(source.text("parent").toLowerCase()) ?? "";
    const own = isVariation(source) ? variationCells(source) : productCells(source);
    const [first = "", ...others] = picturesOf(source);
    const picture: Cells = isVariation(source) ? { "Variant Image": first } : { "Image Src": first };
    const amounts = isSold(source) ? amountCells(source, weightUnit) : {};
    const whole: Cells[] = [{ Handle: handle, ...own, ...amounts, ...picture }];
    const more = isVariation(source) ? [] : others.map((address): Cells => ({ Handle: handle, "Image Src": address }));
    return [...whole, ...more].map((cells) => ({ line: source.line, cells: HEADER.map((name) => cells[name] ?? "") }));
  });
  return { header: HEADER, rows: converted };
}

/** A product with variations is not sold itself. */
const isSold = ({ text }: Source) => !text("type").toLowerCase().split(",").includes("variable");

function freeHandle(wanted: string, taken: Set<string>): string {
  let handle = wanted;
  for (let next = 2; handle !== "" && taken.has(handle); next += 1) handle = `${wanted}-${next}`;
  taken.add(handle);
  return handle;
}

function productCells(source: Source): Cells {
  const { text } = source;
  const [type = "", collection = ""] = listOf(text("categories")).map((path) => path.split(">").at(-1)?.trim() ?? "");
  // What a shopper chooses stands in the variations; what a product is besides becomes tags, by which lists are filtered.
  const isVariable = !isSold(source);
  const attributes = OPTIONS.map((number) => ({
    name: text(`attribute ${number} name`),
    values: listOf(text(`attribute ${number} value(s)`)),
  })).filter(({ name }) => name !== "");
  const tags = isVariable ? [] : attributes.flatMap(({ name, values }) => values.map((value) => `${name}:${value}`));
  return {
    Title: text("name"),
    "Body (HTML)": text("description", "short description"),
    Type: type,
    Collection: collection,
    Tags: [...listOf(text("tags")), ...tags].join(", "),
    Published: text("published") === "1" || text("published") === "" ? "true" : "false",
    ...(isVariable && optionNames(attributes.map(({ name }) => name))),
  };
}

const optionNames = (names: readonly string[]): Cells =>
  Object.fromEntries(names.map((name, index) => [`Option${index + 1} Name`, name]));

function variationCells({ text }: Source): Cells {
  const cells = OPTIONS.flatMap((number) => [
    [`Option${number} Name`, text(`attribute ${number} name`)],
    [`Option${number} Value`, text(`attribute ${number} value(s)`)],
  ]);
  return Object.fromEntries(cells);
}

function amountCells({ text }: Source, weightUnit: string): Cells {
  const [regular, sale] = [text("regular price"), text("sale price")];
  const stock = text("stock");
  const isOut = stock === "" && text("in stock?") === "0";
  const weight = text(`weight (${weightUnit})`);
  const grams = Number(weight) * (GRAMS[weightUnit] ?? 0);
  return {
    "Variant SKU": text("sku"),
    "Variant Barcode": text("gtin, upc, ean, or isbn"),
    "Variant Grams": weight === "" ? "" : Number.isFinite(grams) ? String(Math.round(grams)) : weight,
    "Variant Inventory Tracker": stock !== "" || isOut ? "shop" : "",
    "Variant Inventory Qty": isOut ? "0" : stock,
    "Variant Inventory Policy": /^(?:1|yes|notify)$/i.test(text("backorders allowed?")) ? "continue" : "deny",
    "Variant Price": sale || regular,
    "Variant Compare At Price": sale ? regular : "",
    "Variant Taxable": text("tax status").toLowerCase() === "none" ? "false" : "true",
  };
}

const picturesOf = ({ text }: Source) => listOf(text("images"));

/** WooCommerce separates by commas, and writes a comma inside a value as `\,`. */
const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll("\\,", ",").trim())
    .filter(Boolean);
