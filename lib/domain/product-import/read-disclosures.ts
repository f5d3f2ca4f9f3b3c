import type { CellReader } from "./cell-reader";
import { readAmount } from "./cells";
import { type ImportedProduct, LIMITS } from "./imported-product";

/** What a shop in India has to disclose about a product, as far as the file has columns for it. */
export function readDisclosures(reader: CellReader): Pick<ImportedProduct, "disclosures"> {
  const { columns } = reader;
  const disclosures = {
    ...(columns.has("countryOfOrigin") && { countryOfOrigin: reader.productText("countryOfOrigin") ?? "" }),
    ...(columns.has("maker") && { maker: reader.productText("maker", LIMITS.longText) ?? "" }),
    ...(columns.has("importer") && { importer: reader.productText("importer", LIMITS.longText) ?? "" }),
    ...(columns.has("netQuantity") && { netQuantity: reader.productText("netQuantity") ?? "" }),
    ...(columns.has("mrp") && { mrp: readMrp(reader) }),
  };
  return Object.keys(disclosures).length > 0 ? { disclosures } : {};
}

/**
 * The maximum retail price of the product; 0 if there is none. A product has one, so if its variants have several, none
 * is taken: a wrong one would be a false label.
 */
function readMrp(reader: CellReader): number {
  const amounts = reader.rows.flatMap((row) => reader.parsed(row, "mrp", readAmount, "amount_unreadable") ?? []);
  const [mrp = 0, ...others] = new Set(amounts);
  const [first] = reader.rows;
  if (others.length > 0 && first) reader.warn(first, "mrp_differs", "mrp");
  return others.length > 0 ? 0 : mrp;
}
