import "server-only";
import { readShop } from "@/lib/cached/read-store";
import { readSellingTerms } from "@/lib/data/pricing/selling-terms";
import { findDeskProduct } from "@/lib/data/product/desk-products";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import { deliversAnything, pickupBranches } from "@/lib/domain/checkout/fulfilment";
import type { DeskProduct } from "@/lib/domain/product/desk-product";
import { type Diagnosis, diagnose, type ShopFacts } from "@/lib/domain/product/obstacle";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";

export type ReadProduct = { product: DeskProduct; diagnosis: Diagnosis };

/** A product as its owner sees it, with why nobody can buy it. */
export async function readProduct(
  storeId: StoreId,
  id: string,
): Promise<Result<ReadProduct, "store_unknown" | "product_unknown">> {
  const shop = await readShopFacts(storeId);
  if (!shop) return fail("store_unknown", "store_id");
  const product = await findDeskProduct(storeId, id);
  if (!product) return fail("product_unknown");
  const { categories, pictures } = product;
  const facts = { ...product, categories: categories.length, pictures: pictures.length };
  return ok({ product, diagnosis: diagnose(facts, shop) });
}

async function readShopFacts(storeId: StoreId): Promise<ShopFacts | null> {
  const shop = await readShop(storeId);
  if (!shop) return null;
  const { details, checkout } = shop;
  const { methods, deliveryPlans } = await readSellingTerms(storeId);
  return {
    isOpen: details.status === "active",
    sellsBy: details.subType,
    setting: details.setting,
    delivers: deliversAnything(checkout, {
      deliveryPlans,
      methods: shippingMethods(methods, checkout),
      branches: pickupBranches(details),
    }),
    canBePaid: checkout.payments.length > 0,
  };
}
