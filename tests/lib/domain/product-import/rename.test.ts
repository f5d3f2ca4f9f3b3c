import { chooseRenames, findFormerSlug, indexOwners } from "@/lib/domain/product-import/rename";

const owners = indexOwners([
  { slug: "rust-kurta", sku: "K-S", barcode: "890" },
  { slug: "rust-kurta", sku: "K-M", barcode: "" },
  { slug: "moss-kurta", sku: "M-S", barcode: "891" },
  { slug: "old-stole", sku: "TWICE", barcode: "" },
  { slug: "new-stole", sku: "TWICE", barcode: "" },
]);

describe("a product with a new handle is the one whose SKUs it carries", () => {
  it.each([
    ["all SKUs of one product", ["K-S", "K-M"], [], "rust-kurta"],
    ["one of its SKUs is enough, in any case", ["k-s"], [], "rust-kurta"],
    ["a SKU that nobody has yet", ["K-S", "K-L"], [], null],
    ["SKUs of two products", ["K-S", "M-S"], [], null],
    ["a SKU that two products share", ["TWICE"], [], null],
    ["unknown SKUs", ["X"], ["890"], null],
    ["no SKU, but a barcode", [], ["890"], "rust-kurta"],
    ["barcodes of two products", [], ["890", "891"], null],
    ["neither: a new product", [], [], null],
  ])("%s", (_case, skus, barcodes, former) => {
    expect(findFormerSlug({ slug: "kurta-rust", skus, barcodes }, owners)).toBe(former);
  });
});

describe("who has the whole file chooses", () => {
  const candidate = { slug: "kurta-rust", renamedFrom: "rust-kurta" };

  it("follows a product whose old handle the file no longer has", () => {
    expect(chooseRenames([candidate], new Set(["kurta-rust", "moss-kurta"]))).toEqual([candidate]);
  });
  it("leaves a product in place that the file still has under its handle", () => {
    expect(chooseRenames([candidate], new Set(["kurta-rust", "rust-kurta"]))).toEqual([]);
  });
  it("makes new products of two that share out the SKUs of one", () => {
    const other = { slug: "kurta-rust-long", renamedFrom: "rust-kurta" };
    expect(chooseRenames([candidate, other], new Set(["kurta-rust", "kurta-rust-long"]))).toEqual([]);
  });
});
