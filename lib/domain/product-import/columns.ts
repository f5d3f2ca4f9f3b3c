/** A row of the file; `line` is the number of its first line, because a quoted cell may span several lines. */
export type ImportRow = { line: number; cells: readonly string[] };
export type ImportTable = { header: readonly string[]; rows: readonly ImportRow[] };

/**
 * The column headings that the import knows, in lower case: those of Shopify's export, and the newer ones of Shopify's
 * template.
 */
const HEADINGS = {
  handle: ["handle", "url handle"],
  title: ["title"],
  description: ["body (html)", "body html", "description"],
  vendor: ["vendor"],
  type: ["type", "custom product type"],
  collection: ["collection"],
  productCategory: ["product category", "standardized product type", "standard product type"],
  tags: ["tags"],
  published: ["published", "published on online store"],
  status: ["status"],
  /** A column that Shopify does not have; it is optional. Its values are Pcs, Mts and Kgs. */
  unit: ["unit"],
  /** Like `unit`: the smallest quantity that is sold of the product, and the step. Empty cells leave it to the store. */
  minQuantity: ["minimum quantity", "min quantity", "min qty"],
  stepQuantity: ["quantity step", "step quantity", "step qty"],
  option1Name: ["option1 name"],
  option1Value: ["option1 value"],
  option2Name: ["option2 name"],
  option2Value: ["option2 value"],
  option3Name: ["option3 name"],
  option3Value: ["option3 value"],
  sku: ["variant sku", "sku"],
  barcode: ["variant barcode", "barcode"],
  /**
   * Always in grams. Shopify's column with the weight unit is not needed, because it only says how Shopify displays the
   * weight.
   */
  weight: ["variant grams", "weight value (grams)"],
  tracker: ["variant inventory tracker", "inventory tracker"],
  quantity: ["variant inventory qty", "variant inventory quantity", "inventory quantity"],
  policy: ["variant inventory policy", "continue selling when out of stock"],
  price: ["variant price", "price"],
  compareAtPrice: ["variant compare at price", "compare at price", "compare-at price"],
  requiresShipping: ["variant requires shipping", "requires shipping"],
  taxable: ["variant taxable", "charge tax"],
  /** What a shop in India has to disclose. Shopify's export has no such columns; apps and other shop systems add them. */
  countryOfOrigin: ["country of origin", "origin country"],
  maker: ["manufacturer", "manufactured by", "maker", "packer", "manufacturer or packer"],
  importer: ["importer", "imported by"],
  netQuantity: ["net quantity", "net qty"],
  mrp: ["mrp", "maximum retail price"],
  /** Several in one cell; no other shop system has such columns. */
  highlights: ["highlights"],
  files: ["files", "downloads"],
  /** The code of the goods on Indian invoices. Shopify's export lacks it; apps and other shop systems add it. */
  hsn: ["hsn", "hsn code", "product hsn"],
  taxCode: ["variant tax code", "tax code"],
  picture: ["image src", "product image url"],
  picturePosition: ["image position"],
  pictureAlt: ["image alt text"],
  variantPicture: ["variant image", "variant image url"],
  giftCard: ["gift card"],
  seoTitle: ["seo title"],
  seoDescription: ["seo description"],
  googleCategory: ["google shopping / google product category"],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof HEADINGS;

export const FIELDS = Object.keys(HEADINGS) as Field[];

/** The heading by which the import knows the column of a field. */
export const headingOf = (field: Field): string => HEADINGS[field][0];

/** The field whose column has this heading; null if the import knows none. */
export function fieldOf(heading: string): Field | null {
  const name = normalHeading(heading);
  return FIELDS.find((field) => HEADINGS[field].some((known) => known === name)) ?? null;
}

const normalHeading = (heading: string) => heading.trim().toLowerCase().replace(/\s+/g, " ");

export type Columns = {
  /** The fields for which the file has a column. */
  fields: readonly Field[];
  has: (...fields: Field[]) => boolean;
  /**
   * The text of a cell, trimmed. If the file has two columns for the field, the text of the
   * first cell that is not empty.
   */
  text: (row: ImportRow, field: Field) => string;
  /** The headings of the columns that are not used, although they have a text in these rows. */
  unused: (rows: readonly ImportRow[]) => string[];
  /** The heading of a field's column, spelled as in the file, for messages to the owner. */
  heading: (field: Field) => string;
};

/** Finds columns by their headings, in any order and any case. */
export function findColumns(header: readonly string[]): Columns {
  const headings = header.map(normalHeading);
  const positions = (field: Field) => HEADINGS[field].flatMap((name) => allPositions(headings, name));
  const found = new Map(FIELDS.map((field) => [field, positions(field)]));
  const columnsOf = (field: Field) => found.get(field) ?? [];
  return {
    fields: [...found.keys()].filter((field) => columnsOf(field).length > 0),
    has: (...fields) => fields.some((field) => columnsOf(field).length > 0),
    text: (row, field) => {
      const texts = columnsOf(field).map((position) => row.cells[position]?.trim() ?? "");
      return texts.find((text) => text !== "") ?? "";
    },
    unused: (rows) => {
      const used = new Set([...found.values()].flat());
      return header
        .filter((_, position) => !used.has(position) && rows.some(({ cells }) => cells[position]?.trim()))
        .map((heading) => heading.trim());
    },
    heading: (field) => header[columnsOf(field)[0] ?? -1]?.trim() ?? field,
  };
}

function allPositions(headings: readonly string[], name: string): number[] {
  return headings.flatMap((heading, position) => (heading === name ? [position] : []));
}
