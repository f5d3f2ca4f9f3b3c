import { productData } from "@/lib/seo/product-structured-data";
import { aPicture, aProduct, aVariant } from "../../factories/product";
import { aStore } from "../../factories/store";

const facts = { today: new Date("2030-03-15T00:00:00Z"), country: "IN" };
const shirt = aProduct({
  variantTypes: [
    { name: "Colour", options: ["Indigo", "Rust"] },
    { name: "Collar", options: ["Band"] },
  ],
  variants: [
    aVariant({ sku: "A/1", options: ["Indigo", "Band"], barcode: "4006381333931" }),
    aVariant({
      id: "v2",
      sku: "B",
      options: ["Rust", "Band"],
      price: { sellingPrice: 129_950, discountedPrice: 99_900 },
      stock: { quantity: 0, state: "sold_out" },
    }),
  ],
  pictures: [aPicture(), aPicture({ src: "products/rust.webp", tag: "Rust" })],
});

it("offers a product at its price in the base currency, with the store as seller and brand", () => {
  expect(productData(aStore(), aProduct(), facts)).toEqual({
    "@type": "Product",
    "@id": "https://shop.example/in/product/khadi-shirt#product",
    url: "https://shop.example/in/product/khadi-shirt",
    name: "Khadi shirt",
    description: "Washed & soft.",
    image: ["https://shop.example/in/uploads/nila-loom/products/shirt-1a2b3c4d.webp"],
    brand: { "@type": "Brand", name: "Nila Loom" },
    category: "Garments",
    sku: "KS-1",
    mpn: "KS-1",
    offers: {
      "@type": "Offer",
      url: "https://shop.example/in/product/khadi-shirt",
      price: "1299.50",
      priceCurrency: "INR",
      priceValidUntil: "2031-06-30",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", "@id": "https://shop.example/in#organization", name: "Nila Loom" },
    },
  });
});

it.each([
  ["in_stock", "https://schema.org/InStock"],
  ["low", "https://schema.org/LimitedAvailability"],
  ["sold_out", "https://schema.org/OutOfStock"],
] as const)("states the availability of a product that is %s", (state, availability) => {
  const product = aProduct({ stock: { quantity: null, state } });
  expect(productData(aStore(), product, facts)).toMatchObject({ offers: { availability } });
});

it("has no rating", () => {
  const text = JSON.stringify([productData(aStore(), aProduct(), facts), productData(aStore(), shirt, facts)]);
  expect(text).not.toMatch(/rating|review/i);
});

it("names the selling price of a discounted product, and the price per metre", () => {
  const cloth = aProduct({ unit: "Mts", price: { sellingPrice: 80_000, discountedPrice: 60_000 } });
  expect(productData(aStore(), cloth, facts).offers).toMatchObject({
    price: "600.00",
    priceSpecification: [
      { "@type": "UnitPriceSpecification", priceType: "https://schema.org/StrikethroughPrice", price: "800.00" },
      {
        "@type": "UnitPriceSpecification",
        price: "600.00",
        priceCurrency: "INR",
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MTR" },
      },
    ],
  });
});

it.each([
  { unit: "Mts", minQuantity: 250, eligible: { "@type": "QuantitativeValue", minValue: 2.5, unitCode: "MTR" } },
  { unit: "Pcs", minQuantity: 300, eligible: { "@type": "QuantitativeValue", minValue: 3 } },
  { unit: "Pcs", minQuantity: 0, eligible: undefined },
] as const)("names the product's own minimum of $minQuantity hundredths", ({ eligible, ...quantities }) => {
  const { offers } = productData(aStore(), aProduct(quantities), facts);
  expect(offers).toMatchObject({ price: "1299.50", ...(eligible && { eligibleQuantity: eligible }) });
  expect(JSON.stringify(offers).includes("eligibleQuantity")).toBe(eligible !== undefined);
});

it("describes variants as a group, each with its own address, picture, price and availability", () => {
  const group = productData(aStore(), shirt, facts);
  expect(group).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: "p1",
    variesBy: ["https://schema.org/color"],
    hasVariant: [
      {
        "@type": "Product",
        url: "https://shop.example/in/product/khadi-shirt?variant=A%2F1",
        name: "Khadi shirt, Indigo, Band",
        sku: "A/1",
        gtin: "4006381333931",
        color: "Indigo",
        additionalProperty: [{ "@type": "PropertyValue", name: "Collar", value: "Band" }],
        offers: { availability: "https://schema.org/InStock", price: "1299.50" },
      },
      {
        sku: "B",
        image: "https://shop.example/in/uploads/nila-loom/products/rust.webp",
        color: "Rust",
        offers: { availability: "https://schema.org/OutOfStock", price: "999.00" },
      },
    ],
  });
  expect(group).not.toHaveProperty("offers");
});

it.each([
  ["4006381333931", true],
  ["036000291452", true],
  ["73513537", true],
  ["4006381333932", false],
  ["SHOP-0001", false],
  ["0000000000000", false],
  ["", false],
])("treats the barcode %p as a GTIN: %p", (barcode, isGtin) => {
  const data = productData(aStore(), aProduct({ barcode }), facts);
  expect(data.gtin).toBe(isGtin ? barcode : undefined);
});

describe("how a product is returned", () => {
  const policyOf = (setting: Partial<ReturnType<typeof aStore>["setting"]>) => {
    const store = aStore();
    return productData({ ...store, setting: { ...store.setting, ...setting } }, aProduct(), facts).offers;
  };
  const { returns } = aStore().setting;

  it.each([
    { paidBy: "customer" as const, fees: "https://schema.org/ReturnFeesCustomerResponsibility" },
    { paidBy: "shop" as const, fees: "https://schema.org/FreeReturn" },
  ])("is said with its days and that the $paidBy pays", ({ paidBy, fees }) => {
    const policy = policyOf({ returnDays: { Pcs: 14, Mts: 0, Kgs: 0 }, returns: { ...returns, paidBy } });
    expect(policy).toMatchObject({
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: ["IN"],
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 14,
        returnMethod: ["https://schema.org/ReturnByMail"],
        returnFees: fees,
      },
    });
  });

  it("is refused for what the shop does not take back", () => {
    const refused = {
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      applicableCountry: ["IN"],
    };
    const excluded = { ...returns, excludedProducts: [aProduct().slug] };
    for (const setting of [
      { returnDays: { Pcs: 14, Mts: 14, Kgs: 14 }, returns: excluded },
      { returnDays: { Pcs: 0, Mts: 14, Kgs: 14 }, returns: { ...returns, isOffered: true } },
    ]) {
      expect(policyOf(setting)).toMatchObject({ hasMerchantReturnPolicy: refused });
    }
  });

  it("is left out if the owner says nothing about it", () => {
    expect(policyOf({ returnDays: { Pcs: 0, Mts: 14, Kgs: 14 } })).not.toHaveProperty("hasMerchantReturnPolicy");
  });
});
