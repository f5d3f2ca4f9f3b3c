import { readProducts } from "@/lib/domain/product-import/read-products";
import { importTable } from "@/tests/factories/import-table";

const shirt = { Handle: "shirt", Title: "Shirt", "Variant Price": "50" };
const read = (...rows: Record<string, string>[]) => readProducts(importTable(rows));

it("reads what a shop in India has to disclose", () => {
  const facts = {
    "Country of Origin": "India",
    Manufacturer: "Nila Loom, Burgher Street, Kochi 682001",
    Importer: "",
    "Net Quantity": "1 piece",
    MRP: "1299.50",
  };
  const { products, issues } = read({ ...shirt, ...facts });
  expect(issues).toEqual([]);
  expect(products[0]?.disclosures).toEqual({
    countryOfOrigin: "India",
    maker: "Nila Loom, Burgher Street, Kochi 682001",
    importer: "",
    netQuantity: "1 piece",
    mrp: 129_950,
  });
});

it("leaves out what the file has no column for, so that the shop keeps it", () => {
  expect(read({ ...shirt, Packer: "Nila Loom" }).products[0]?.disclosures).toEqual({ maker: "Nila Loom" });
  expect(read(shirt).products[0]).not.toHaveProperty("disclosures");
});

const size = (value: string, mrp: string) => ({
  ...shirt,
  "Option1 Name": "Size",
  "Option1 Value": value,
  "Variant SKU": value,
  MRP: mrp,
});

it("takes the MRP that all variants have, and none if they differ", () => {
  expect(read(size("S", "60"), size("M", "60.00"), size("L", ""))).toMatchObject({
    products: [{ disclosures: { mrp: 6_000 } }],
    warnings: [],
  });
  expect(read(size("S", "60"), size("M", "70"))).toMatchObject({
    products: [{ disclosures: { mrp: 0 } }],
    warnings: [{ line: 2, code: "mrp_differs", field: "mrp" }],
  });
});

it.each(["lots", "1,299", "-5"])("refuses the MRP %j", (mrp) => {
  expect(read({ ...shirt, MRP: mrp })).toMatchObject({
    products: [],
    issues: [{ line: 2, code: "amount_unreadable", field: "mrp" }],
  });
});

it.each(["TRUE", "yes", "1"])("keeps a gift card (%s) out, because it is no piece of goods", (cell) => {
  expect(read({ ...shirt, "Gift Card": cell }, { ...shirt, Handle: "stole", Title: "Stole" })).toMatchObject({
    products: [{ slug: "stole" }],
    issues: [{ line: 2, code: "gift_card_not_sold", field: "giftCard" }],
  });
});
