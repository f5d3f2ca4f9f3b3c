import { chooseRenames, findFormerSlug, indexOwners } from "@/lib/domain/product-import/rename";

const owners = indexOwners([
  { slug: "rust-kurta", sku: "K-S", barcode: "890" },
  { slug: "rust-kurta", sku: "K-M", barcode: "" },
  { slug: "moss-kurta", sku: "M-S", barcode: "891" },
  { slug: "old-stole", sku: "TWICE", barcode: "" },
  { slug: "new-stole", sku: "TWICE", barcode: "" },
]);

describe("a product with a new handle is identified by its SKUs", () => {
  it.each([
    ["all SKUs of one product", ["K-S", "K-M"], [], "rust-kurta"],
    ["one of its SKUs is enough, in any case", ["k-s"], [], "rust-kurta"],
    ["a new SKU", ["K-S", "K-L"], [], null],
    ["SKUs of two products", ["K-S", "M-S"], [], null],
    ["a SKU that two products share", ["TWICE"], [], null],
    ["unknown SKUs", ["X"], ["890"], null],
    ["no SKU, but a barcode", [], ["890"], "rust-kurta"],
    ["barcodes of two products", [], ["890", "891"], null],
    ["no SKU and no barcode: a new product", [], [], null],
  ])("%s", (_case, skus, barcodes, former) => {
    expect(findFormerSlug({ slug: "kurta-rust", skus, barcodes }, owners)).toBe(former);
  });
});

describe("choosing renames with the whole file", () => {
  const candidate = { slug: "kurta-rust", renamedFrom: "rust-kurta" };

  it("renames a product whose old handle is no longer in the file", () => {
    expect(chooseRenames([candidate], new Set(["kurta-rust", "moss-kurta"]))).toEqual([candidate]);
  });
  it("leaves a product alone whose handle is still in the file", () => {
    expect(chooseRenames([candidate], new Set(["kurta-rust", "rust-kurta"]))).toEqual([]);
  });
  it("creates two new products when they share the SKUs of one", () => {
    const other = { slug: "kurta-rust-long", renamedFrom: "rust-kurta" };
    expect(chooseRenames([candidate, other], new Set(["kurta-rust", "kurta-rust-long"]))).toEqual([]);
  });
});
