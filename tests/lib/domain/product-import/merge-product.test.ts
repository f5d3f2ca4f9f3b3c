import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import { mergeProduct } from "@/lib/domain/product-import/merge-product";
import type { ProductRecord } from "@/lib/domain/product-import/product-record";
import { anImportedProduct, anImportedVariant } from "@/tests/factories/imported-product";

let count = 0;
function merge(imported: ImportedProduct, existing: ProductRecord | null = null): ProductRecord {
  return mergeProduct(imported, existing, {
    importDigest: "digest",
    newId: () => `id-${++count}`,
    uploads: "https://shop.example/uploads/nila-loom/",
  });
}

const sizes = (...names: string[]) => names.map((name) => anImportedVariant({ options: [name], sku: `K-${name}` }));

it("summarises the variants for lists: the cheapest price and the total stock", () => {
  const record = merge(
    anImportedProduct({
      variants: [
        anImportedVariant({ options: ["S"], sellingPrice: 70_000, discountedPrice: 60_000, stock: 200 }),
        anImportedVariant({ options: ["M"], sellingPrice: 65_000, discountedPrice: 50_000, stock: 300 }),
        anImportedVariant({
          options: ["L"],
          sellingPrice: 80_000,
          discountedPrice: 80_000,
          stock: 0,
          allowBackorder: true,
        }),
      ],
    }),
  );
  expect(record).toMatchObject({
    sellingPrice: 65_000,
    discountedPrice: 50_000,
    minPrice: 50_000,
    maxPrice: 80_000,
    stock: 500,
    allowBackorder: true,
    variantTypes: [{ name: "Size", options: ["S", "M", "L"] }],
    filterKeys: ["size:s", "size:m", "size:l"],
  });
});

it("has no stock count as soon as one variant is not counted", () => {
  const variants = [
    anImportedVariant({ options: ["S"], stock: 200 }),
    anImportedVariant({ options: ["M"], stock: null }),
  ];
  expect(merge(anImportedProduct({ variants })).stock).toBeNull();
});

it("makes a SKU that is valid in an address for a variant without one", () => {
  const variants = [anImportedVariant({ options: ["Dark red"] }), anImportedVariant({ options: ["Blue"], sku: "" })];
  expect(merge(anImportedProduct({ variants })).variants.map(({ sku }) => sku)).toEqual([
    "RUST-KURTA-DARK-RED",
    "RUST-KURTA-BLUE",
  ]);
  expect(merge(anImportedProduct()).sku).toBe("RUST-KURTA");
});

it("makes no SKU that the file gives to another variant", () => {
  const variants = [anImportedVariant({ options: ["S"] }), anImportedVariant({ options: ["M"], sku: "rust-kurta-s" })];
  expect(merge(anImportedProduct({ variants })).variants.map(({ sku }) => sku)).toEqual([
    "RUST-KURTA-S-2",
    "rust-kurta-s",
  ]);
});

describe("carts still point to the same variant", () => {
  const before = merge(anImportedProduct({ variants: sizes("S", "M", "L") }));
  const idOf = (name: string, { variants }: ProductRecord) => variants.find(({ options }) => options[0] === name)?.id;

  it("when the order changes and a size is dropped", () => {
    const after = merge(anImportedProduct({ variants: sizes("L", "S") }), before);
    expect(idOf("S", after)).toBe(idOf("S", before));
    expect(idOf("L", after)).toBe(idOf("L", before));
  });
  it("when an option is spelt differently, thanks to its SKU", () => {
    const variants = [anImportedVariant({ options: ["Small"], sku: "k-s" }), ...sizes("M")];
    const after = merge(anImportedProduct({ variants }), before);
    expect(idOf("Small", after)).toBe(idOf("S", before));
    expect(idOf("M", after)).toBe(idOf("M", before));
  });
  it("but a new size is a new variant, even in the same row", () => {
    const after = merge(anImportedProduct({ variants: sizes("XS", "M", "L") }), before);
    expect(before.variants.map(({ id }) => id)).not.toContain(idOf("XS", after));
    expect(idOf("M", after)).toBe(idOf("M", before));
  });
});

it("keeps the fields without a column in the file", () => {
  const before = merge(
    anImportedProduct({
      status: "draft",
      unit: "Mts",
      brand: "Nila",
      productType: "Kurtas",
      description: "<p>Soft</p>",
      hsnCode: "6211",
      tags: [{ group: "Colour", value: "Rust" }],
      pictures: [{ source: "https://cdn.example/a.jpg", alt: "" }],
      variants: [
        anImportedVariant({
          sku: "K",
          stock: 350,
          barcode: "890",
          weightGrams: 300,
          allowBackorder: true,
          taxRateId: "P0",
        }),
      ],
    }),
  );
  const after = merge(anImportedProduct({ name: "Rust-red kurta" }), before);
  expect(after).toEqual({
    ...before,
    name: "Rust-red kurta",
    pictures: [{ ...before.pictures[0], alt: "Rust kurta" }],
  });
});

it("empties the fields whose column is empty in the file", () => {
  const before = merge(anImportedProduct({ brand: "Nila", tags: [{ group: "Tags", value: "men" }] }));
  expect(merge(anImportedProduct({ brand: "", tags: [] }), before)).toMatchObject({
    brand: "",
    filterKeys: [],
    searchTerms: "",
  });
});

it("can be found by its tags and the SKUs of its variants", () => {
  const record = merge(anImportedProduct({ tags: [{ group: "Craft", value: "Ikat" }], variants: sizes("S", "M") }));
  expect(record.searchTerms).toBe("Ikat K-S K-M");
  expect(record.filterKeys).toEqual(["size:s", "size:m", "craft:ikat"]);
});

it("turns a product with sizes into one without, and back", () => {
  const sized = merge(anImportedProduct({ variants: sizes("S", "M") }));
  const plain = merge(anImportedProduct({ variants: [anImportedVariant({ sku: "K", stock: 100 })] }), sized);
  expect(plain).toMatchObject({ id: sized.id, sku: "K", stock: 100, variants: [], variantTypes: [], filterKeys: [] });
  expect(merge(anImportedProduct({ variants: sizes("S") }), plain)).toMatchObject({
    id: sized.id,
    variants: [{ sku: "K-S" }],
  });
});

describe("pictures", () => {
  const [front, back] = ["https://cdn.example/front.jpg", "https://cdn.example/back.jpg"] as const;
  const fetched = {
    src: "products/rust-kurta-1-1a2b3c4d.webp",
    width: 1200,
    height: 1500,
    preview: "data:image/webp;x",
  };

  it("are shown from their original address, with the product's name, until they are downloaded", () => {
    expect(merge(anImportedProduct({ pictures: [{ source: front, alt: "" }] })).pictures).toEqual([
      { src: front, source: front, width: 900, height: 1060, alt: "Rust kurta" },
    ]);
  });

  it("are not downloaded again when their position or text changes", () => {
    const before = merge(anImportedProduct({ pictures: [{ source: front, alt: "" }] }));
    const stored = { ...before, pictures: [{ ...fetched, source: front, alt: "Rust kurta" }] };
    const pictures = [
      { source: back, alt: "" },
      { source: front, alt: "Front" },
    ];
    expect(merge(anImportedProduct({ pictures }), stored).pictures).toEqual([
      { src: back, source: back, width: 900, height: 1060, alt: "Rust kurta" },
      { ...fetched, source: front, alt: "Front" },
    ]);
  });

  it("added by hand come after those of the file", () => {
    const byHand = { src: "products/by-hand-1a2b3c4d.webp", width: 900, height: 1060, alt: "Loom" };
    const before = { ...merge(anImportedProduct()), pictures: [byHand] };
    const pictures = [{ source: front, alt: "" }];
    expect(merge(anImportedProduct({ pictures }), before).pictures.map(({ src }) => src)).toEqual([front, byHand.src]);
    expect(merge(anImportedProduct({ pictures: [] }), before).pictures).toEqual([byHand]);
  });

  it("of variants are hidden from the common ones when every variant has its own", () => {
    const pictures = [front, back].map((source) => ({ source, alt: "Worn" }));
    const red = anImportedVariant({ options: ["Red"], picture: front });
    const all = merge(anImportedProduct({ pictures, variants: [red] }));
    expect(all.pictures.map(({ hideOnVariants = false }) => hideOnVariants)).toEqual([true, false]);
    expect(all.variants[0]?.pictures).toMatchObject([{ src: front, alt: "Worn" }]);

    const blue = anImportedVariant({ options: ["Blue"], picture: "" });
    const some = merge(anImportedProduct({ pictures, variants: [red, blue] }));
    expect(some.pictures.some(({ hideOnVariants }) => hideOnVariants)).toBe(false);
  });
});

describe("the tax rate of a product with variants", () => {
  const taxed = (...rates: (string | undefined)[]) =>
    anImportedProduct({
      variants: rates.map((taxRateId, index) => anImportedVariant({ options: [`${index}`], taxRateId })),
    });
  it("is that of its variants only if they agree, so that a variant without a rate does not inherit another's", () => {
    expect(merge(taxed("exempt", "exempt")).taxRateId).toBe("exempt");
    expect(merge(taxed("exempt", "")).taxRateId).toBe("");
    expect(merge(taxed("gst-18", "gst-5")).taxRateId).toBe("");
  });
  it("stays as the owner set it when the file does not speak of tax", () => {
    const before = { ...merge(taxed("", "")), taxRateId: "gst-18" };
    expect(merge(taxed(undefined, undefined), before).taxRateId).toBe("gst-18");
    expect(merge(taxed("", ""), before).taxRateId).toBe("");
  });
});
