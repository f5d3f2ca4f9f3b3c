import type { PICTURE_FAILURES } from "@/lib/contracts/product-import/calls";
import type { Field } from "@/lib/domain/product-import/columns";
import type { JsonReading } from "@/lib/domain/product-import/json-table";
import type { ImportedOutcome } from "@/lib/domain/product-import/send-products";

/** What the columns of a file can be. */
export const FIELD_NAMES: Record<Field, string> = {
  handle: "Handle (the end of its address)",
  title: "Name",
  description: "Description",
  vendor: "Brand",
  type: "Type (a category)",
  collection: "Collection (a category)",
  productCategory: "Product category",
  tags: "Tags (filters)",
  published: "Published",
  status: "Status",
  unit: "Unit",
  minQuantity: "Least quantity",
  stepQuantity: "Quantity step",
  option1Name: "Option 1: name",
  option1Value: "Option 1: value",
  option2Name: "Option 2: name",
  option2Value: "Option 2: value",
  option3Name: "Option 3: name",
  option3Value: "Option 3: value",
  sku: "SKU",
  barcode: "Barcode",
  weight: "Weight in grams",
  tracker: "Whether stock is counted",
  quantity: "Stock",
  policy: "Sell without stock",
  price: "Price",
  compareAtPrice: "List price",
  requiresShipping: "Is shipped",
  taxable: "Is taxed",
  countryOfOrigin: "Country of origin",
  maker: "Maker",
  importer: "Importer",
  netQuantity: "Net quantity",
  mrp: "MRP",
  highlights: "Highlights",
  files: "Files",
  hsn: "HSN code",
  taxCode: "Tax rate",
  picture: "Picture address",
  picturePosition: "Picture position",
  pictureAlt: "What the picture shows",
  variantPicture: "Picture of the variant",
  giftCard: "Is a gift card",
  seoTitle: "Title for search engines",
  seoDescription: "Description for search engines",
  googleCategory: "Google category",
};

export const OUTCOME_NAMES: Record<ImportedOutcome["outcome"], string> = {
  created: "New",
  updated: "Changed",
  renamed: "With a new address",
  unchanged: "Unchanged",
};

export const PICTURE_FAILURE_NAMES: Record<(typeof PICTURE_FAILURES)[number], string> = {
  unreachable: "no answer",
  host_skipped: "no answer",
  refused: "not found",
  too_large: "larger than 20 MB",
  not_a_picture: "not a picture",
};

export const importTexts = {
  title: "Import products",
  back: "Products",
  intro:
    "Takes a CSV file as Shopify or WooCommerce export it, or any table with a name and a price. You see what would change before anything does.",
  drop: "Drop a CSV or JSON file here, or choose one",
  choose: "Choose a file",
  reading: "Reading the file …",
  tooLarge: "The file is larger than 50 MB. Split it into several.",
  notUtf8: "The file is not UTF-8. Save it as CSV with the encoding UTF-8, and choose it again.",
  empty: "The file is empty.",
  quoteOpen: (line: number) => `The quotation mark that opens on or after line ${line} is never closed.`,
  file: (name: string, rows: number) => `${name}: ${rows === 1 ? "1 row" : `${rows} rows`}`,
  another: "Take another file",
  woocommerce: "It comes from WooCommerce; its columns are known.",
  columns: "Columns",
  columnsWhy: "What each column of the file is. It is remembered for the next file with the same headings.",
  columnIs: (heading: string) => `What ${heading} is`,
  example: (cell: string) => `such as “${cell}”`,
  unused: "Not used",
  showColumns: "Look at the columns",
  hideColumns: "Hide the columns",
  nameNeeded: "Choose which column has the names. Without them, no product can be told from another.",
  priceNeeded: "Choose which column has the prices.",
  handlesMade: "There is no column of handles, so each name makes one.",
  separator: "The columns are not separated by commas. Save the file as CSV with commas, and choose it again.",
  faults: "Faults in the file",
  faultsCount: (rows: number, products: number) =>
    `${rows === 1 ? "1 row has" : `${rows} rows have`} a fault, so ${products === 1 ? "1 product stays" : `${products} products stay`} out. Mend them here, or import the others.`,
  noFaults: "Every row can be imported.",
  row: (line: number, name: string) => `Line ${line}: ${name}`,
  noName: "without a name",
  cell: (heading: string, line: number) => `${heading} in line ${line}`,
  moreFaults: (count: number) => `… and ${count} more`,
  repair: (count: number) =>
    count === 1 ? "Write 1 amount as a plain number" : `Write ${count} amounts as plain numbers`,
  repairExample: (before: string, after: string) => `${before} becomes ${after}`,
  warnings: "Worth knowing",
  leftOutDownload: "Download the rows that stay out",
  compare: (count: number) =>
    count === 1 ? "Compare 1 product with the shop" : `Compare ${count} products with the shop`,
  comparing: "Comparing with the shop",
  compared: "What would change",
  outcome: (count: number, name: string) => `${name}: ${count}`,
  start: (count: number) => (count === 1 ? "Import 1 product" : `Import ${count} products`),
  importing: "Importing",
  pictures: "Copying pictures",
  progress: (done: number, all: number) => `${done} of ${all}`,
  stop: "Stop",
  stopping: "Stopping after this part …",
  done: "Imported",
  stopped: (done: number, all: number) =>
    `Stopped: ${done} of ${all} products are imported. What is there already stays as it is when you go on.`,
  failed: (done: number, all: number) =>
    `${done} of ${all} products are imported. What is there already stays as it is when you go on.`,
  fetched: (count: number) => (count === 1 ? "1 picture is copied." : `${count} pictures are copied.`),
  pictureFailed: (slug: string, source: string, why: string) => `${slug}: ${source} (${why})`,
  picturesStay: "These could not be copied. They are shown from where they are, and the next import tries again.",
  goOn: "Go on",
  toProducts: "See the products",
  earlier: "Earlier imports",
  earlierWhy: "An import can be undone for thirty days. Products that were changed since stay as they are.",
  none: "Nothing was imported here yet.",
  importBy: (products: number, by: string, at: string) =>
    `${products === 1 ? "1 product" : `${products} products`}, ${by}, ${at}`,
  wasUndone: (by: string, at: string, undone: string) => `${by}, ${at}, undone ${undone}`,
  undo: "Undo",
  undoOf: (name: string) => `Undo: ${name}`,
  undoing: (left: number) => `Undoing, ${left} left …`,
  undone: ({ restored, trashed, kept }: { restored: number; trashed: number; kept: number }) =>
    [
      `${restored} changed back`,
      `${trashed} new ones in the trash`,
      ...(kept > 0 ? [`${kept} changed since, which stay`] : []),
    ].join(", "),
} as const;

/** What is wrong with a JSON file; `entry` counts from 1. */
export const JSON_FAULTS: Record<Extract<JsonReading, { ok: false }>["fault"]["code"], (entry: number) => string> = {
  not_json: () => "This is no JSON. Look for a missing comma or quotation mark.",
  not_rows: () => "The file needs one list of products, each with its fields.",
  not_flat: (entry) => `Entry ${entry} has fields within a field. Give each field a text or a number.`,
  file_empty: () => importTexts.empty,
};
