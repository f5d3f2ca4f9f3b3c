import "server-only";
import { listCategorySlugs } from "@/lib/data/catalogue/categories";
import { tagsOfCategories } from "@/lib/data/catalogue/category-tree";
import {
  lockProductsBySku,
  lockVariants,
  saveProductAmounts,
  saveVariantAmounts,
} from "@/lib/data/product/daily-changes";
import { toUnit } from "@/lib/data/product/rows";
import { explainStock } from "@/lib/data/product/stock-movements";
import { getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { amountsOfVariants, changedAmounts, type DailyChange } from "@/lib/domain/product/daily-change";
import type { StockCause } from "@/lib/domain/product/stock-movement";
import type { Unit } from "@/lib/domain/product/unit";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** A product or variant after a change. The status is that of the product. */
type ChangedProduct = {
  slug: string;
  name: string;
  sku: string;
  unit: Unit;
  sellingPrice: number;
  discountedPrice: number;
  stock: number | null;
  status: string;
};

type SetProductRefusal =
  | "sku_unknown"
  | "sku_repeated"
  | "variant_needed"
  | "quantity_invalid"
  | "stock_changed"
  | "price_changed";

/**
 * Changes price, stock or status of the product or variant with this SKU, and expires the pages that show it, in one
 * transaction. `cause` is what the ledger of the stock says.
 */
export function setProduct(
  storeId: StoreId,
  sku: string,
  change: DailyChange,
  cause: StockCause = { reason: "counted" },
): Promise<Result<ChangedProduct, SetProductRefusal>> {
  return getDatabase().transaction(async (transaction) => {
    const [product, another] = await lockProductsBySku(storeId, sku, transaction);
    if (!product) return fail("sku_unknown", "sku");
    if (another) return fail("sku_repeated", "sku");
    const unit = toUnit(product.unit);
    if (unit === "Pcs" && (change.stock ?? 0) % 100 !== 0) return fail("quantity_invalid", "stock");

    const variants = await lockVariants(storeId, product.id, transaction);
    const named = variants.filter((variant) => variant.sku === sku);
    const [variant] = named;
    if (named.length > 1) return fail("sku_repeated", "sku");
    const changesAmounts = change.price !== undefined || change.stock !== undefined;
    if (!variant && variants.length > 0 && changesAmounts) return fail("variant_needed", "sku");

    const current = (variant ?? product).stock;
    if (change.seenStock !== undefined && current !== change.seenStock) return fail("stock_changed", "stock");

    if (change.seenPrice !== undefined && (variant ?? product).discountedPrice !== change.seenPrice)
      return fail("price_changed", "price");

    await explainStock(cause, transaction);
    const amounts = changedAmounts(variant ?? product, change);
    if (variant) await saveVariantAmounts(storeId, variant.id, amounts, transaction);
    const ofVariants = amountsOfVariants(variants.map((each) => (each === variant ? amounts : each)));
    const whole = ofVariants ?? { ...amounts, minPrice: amounts.discountedPrice, maxPrice: amounts.discountedPrice };
    const status = change.status ?? product.status;
    await saveProductAmounts(storeId, product.id, { ...whole, status }, clock.now(), transaction);

    const lists = await listCategorySlugs(storeId, [product.id], transaction);
    const shownOn = [
      tags.product(storeId, product.slug),
      tags.catalogue(storeId),
      ...(await tagsOfCategories(storeId, lists, transaction)),
    ];
    await recordExpiredTags(shownOn, transaction);
    const { slug, name } = product;
    return ok({ slug, name, sku, unit, ...(variant || !ofVariants ? amounts : whole), status });
  });
}
