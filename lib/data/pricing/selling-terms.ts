import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { storedDeliveryPlanSchema } from "@/lib/contracts/checkout/stored-delivery-plan";
import { storedShippingMethodSchema } from "@/lib/contracts/pricing/stored-shipping-method";
import { storedTaxRateSchema } from "@/lib/contracts/pricing/stored-tax-rate";
import { type Database, getDatabase } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { sharedLists } from "@/lib/database/schema/content";
import type { DeliveryPlan } from "@/lib/domain/checkout/delivery-slots";
import type { ShippingMethod } from "@/lib/domain/pricing/shipping";
import type { TaxRate } from "@/lib/domain/pricing/tax";
import type { StoreId } from "@/lib/domain/store/id";

const TERMS_LIMIT = 500;

/** The lists from which the shipping cost and the tax of an order are calculated; each is sorted by rank. */
export type SellingTerms = {
  methods: readonly ShippingMethod[];
  deliveryPlans: readonly DeliveryPlan[];
  taxRates: readonly TaxRate[];
};

export async function readSellingTerms(storeId: StoreId, database: Database = getDatabase()): Promise<SellingTerms> {
  const rows = await database
    .select({ kind: sharedLists.kind, id: sharedLists.id, content: sharedLists.content })
    .from(sharedLists)
    .where(
      and(
        eq(sharedLists.storeId, storeId),
        inArray(sharedLists.kind, ["shipping_method", "delivery_method", "tax_rate"]),
      ),
    )
    .orderBy(asc(sharedLists.kind), asc(sharedLists.rank), asc(sharedLists.id))
    .limit(TERMS_LIMIT);
  const read = <Schema extends z.ZodType>(kind: string, schema: Schema) =>
    parseReadable(
      schema,
      rows.filter((row) => row.kind === kind),
      `${kind} list of ${storeId}`,
    );
  return {
    methods: read("shipping_method", storedShippingMethodSchema),
    deliveryPlans: read("delivery_method", storedDeliveryPlanSchema),
    taxRates: read("tax_rate", storedTaxRateSchema),
  };
}
