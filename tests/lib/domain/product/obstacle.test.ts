import { diagnose, type OBSTACLES, type ProductFacts, type ShopFacts } from "@/lib/domain/product/obstacle";

const SHOP: ShopFacts = {
  isOpen: true,
  sellsBy: "order",
  delivers: true,
  canBePaid: true,
  setting: {
    minQuantity: { Pcs: 100, Mts: 50, Kgs: 25 },
    hidesPrices: false,
    maxShippingWeightGrams: 20_000,
    defaultWeightGrams: 1_000,
  },
};
const STOLE: ProductFacts = {
  status: "active",
  isGiftCard: false,
  unit: "Pcs",
  minQuantity: 0,
  stepQuantity: 0,
  price: 50_000,
  stock: 1_000,
  allowsBackorder: false,
  weightGrams: 300,
  variantTypes: [],
  variants: [],
  categories: 1,
  pictures: 2,
};
const medium = { options: ["M"], price: 50_000, stock: 300, allowsBackorder: false, weightGrams: 0 };
const large = { ...medium, options: ["L"] };
const SHIRT: ProductFacts = { ...STOLE, variantTypes: [{ options: ["M", "L"] }], variants: [medium, large] };

it("finds nothing in the way of what can be bought", () => {
  for (const product of [STOLE, SHIRT]) expect(diagnose(product, SHOP)).toEqual({ obstacles: [], hints: [] });
});

/** What keeps everybody from buying, each with an example. */
const EXAMPLES: Record<(typeof OBSTACLES)[number], { product?: Partial<ProductFacts>; shop?: Partial<ShopFacts> }> = {
  draft: { product: { status: "draft" } },
  archived: { product: { status: "archived" } },
  trashed: { product: { status: "trashed" } },
  gift_card: { product: { isGiftCard: true } },
  variants_missing: { product: { ...SHIRT, variants: [] } },
  variants_unfit: { product: { ...SHIRT, variants: [{ ...medium, options: ["XL"] }] } },
  sold_out: { product: { stock: 0 } },
  below_least: { product: { minQuantity: 500, stock: 400 } },
  too_heavy: { product: { weightGrams: 20_001 } },
  shop_closed: { shop: { isOpen: false } },
  quotations_only: { shop: { sellsBy: "quot" } },
  enquiries_only: { shop: { sellsBy: "enquiry" } },
  prices_hidden: { shop: { setting: { ...SHOP.setting, hidesPrices: true } } },
  nothing_delivered: { shop: { delivers: false } },
  nothing_to_pay_with: { shop: { canBePaid: false } },
};

it.each(Object.entries(EXAMPLES))("says why nobody can buy it: %s", (code, { product = {}, shop = {} }) => {
  expect(diagnose({ ...STOLE, ...product }, { ...SHOP, ...shop }).obstacles).toEqual([code]);
});

it.each([
  { what: "is not counted", product: { stock: null } },
  { what: "can be ordered without stock", product: { stock: 0, allowsBackorder: true } },
  { what: "has the least quantity left", product: { minQuantity: 500, stock: 500 } },
  { what: "weighs as much as a parcel may", product: { weightGrams: 20_000 } },
  { what: "has one variant left", product: { ...SHIRT, variants: [{ ...medium, stock: 0 }, large] } },
])("lets what $what be bought", ({ product }) => {
  expect(diagnose({ ...STOLE, ...product }, SHOP).obstacles).toEqual([]);
});

it("names all causes at once, those of the shop last", () => {
  const product = { ...STOLE, status: "draft", stock: 0 };
  expect(diagnose(product, { ...SHOP, canBePaid: false }).obstacles).toEqual([
    "draft",
    "sold_out",
    "nothing_to_pay_with",
  ]);
  const variants = [
    { ...medium, stock: 0 },
    { ...large, options: ["XL"] },
  ];
  expect(diagnose({ ...SHIRT, variants }, SHOP).obstacles).toEqual(["variants_unfit", "sold_out"]);
});

it.each([
  { hint: "some_sold_out", product: { ...SHIRT, variants: [{ ...medium, stock: 0 }, large] } },
  { hint: "some_unfit", product: { ...SHIRT, variants: [{ ...medium, options: ["XL"] }, large] } },
  { hint: "in_no_category", product: { ...STOLE, categories: 0 } },
  { hint: "without_picture", product: { ...STOLE, pictures: 0 } },
  { hint: "price_zero", product: { ...STOLE, price: 0 } },
])("mentions beside that: $hint", ({ hint, product }) => {
  expect(diagnose(product, SHOP)).toEqual({ obstacles: [], hints: [hint] });
});
