import type { Hint, Obstacle } from "@/lib/domain/product/obstacle";
import type { ProductStatus } from "@/lib/domain/product-import/imported-product";

export const PRODUCT_STATUS_NAMES: Record<ProductStatus, string> = {
  active: "In the shop",
  draft: "Draft",
  archived: "Archived",
  trashed: "In the trash",
};

export const productTexts = {
  title: "Products",
  add: "Add a product",
  copy: "Duplicate",
  moreVariants: (count: number) => `Show ${count} more`,
  search: "Search products",
  searchHint: "A part of the name, or a SKU",
  status: "Status",
  all: "All products",
  none: "There is no product yet.",
  noMatch: "No product matches.",
  total: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  variants: (count: number) => (count === 1 ? "1 variant" : `${count} variants`),
  name: "Name",
  price: "Price",
  stock: "Stock",
  uncounted: "not counted",
  before: "Before",
  after: "After",
  inShop: "See it in the shop",
  history: "Where its stock went",
  sell: "Price and stock",
  sellWhy: "Shoppers see both on the next page they open. Orders keep the price they were made at.",
  priceOf: (name: string) => `Price of ${name}`,
  stockOf: (name: string) => `Stock of ${name}`,
  listPrice: (amount: string) => `instead of ${amount}`,
  save: "Save",
  saved: (name: string) => `${name} is saved.`,
  noSku: "It has no SKU, so it cannot be changed here. Give it one below.",
  statusWhy: {
    active: "Shoppers find it.",
    draft: "Nobody sees it but you.",
    archived: "It is out of the shop, and kept for your records.",
    trashed: "It is deleted after thirty days here.",
  } satisfies Record<ProductStatus, string>,
  statusTitle: "Where it stands",
} as const;

export const diagnosisTexts = {
  title: "Can it be bought?",
  yes: "Yes.",
  no: "Nobody can buy it now:",
  beside: "Worth knowing:",
  obstacles: {
    draft: "It is a draft. Put it into the shop below.",
    archived: "It is archived. Put it into the shop below.",
    trashed: "It is in the trash. Put it into the shop below.",
    gift_card: "It is marked as a gift card, and gift cards are not sold as pieces.",
    variants_missing: "It has options to choose from, and no variant for any of them.",
    variants_unfit: "The options of its variants are not those that shoppers can choose.",
    sold_out: "It is sold out. Count its stock, or let it be ordered without stock.",
    below_least: "Less is left than the least quantity of an order.",
    too_heavy: "The least quantity weighs more than a parcel may.",
    shop_closed: "The shop is closed.",
    quotations_only: "The shop sells by quotation: shoppers ask for a price first.",
    enquiries_only: "The shop takes enquiries only.",
    prices_hidden: "The shop hides its prices, and without them nobody can order.",
    nothing_delivered:
      "The shop has no way to bring an order to anybody: no shipping method, and no branch for pickup.",
    nothing_to_pay_with: "The shop offers no payment method.",
  } satisfies Record<Obstacle, string>,
  hints: {
    some_sold_out: "Some of its variants are sold out.",
    some_unfit: "Some of its variants have options that shoppers cannot choose.",
    in_no_category: "It is in no category, so shoppers find it only by searching.",
    without_picture: "It has no picture.",
    price_zero: "Its price is zero.",
  } satisfies Record<Hint, string>,
} as const;
