import "server-only";
import { randomUUID } from "node:crypto";
import type { NewOffer, OfferWire } from "@/lib/contracts/pricing/owner-calls";
import { storedOfferSchema } from "@/lib/contracts/pricing/stored-offer";
import { hasCategories, hasProducts, insertOffer, lockOffer, saveOfferEnd } from "@/lib/data/pricing/offer-writes";
import { hasStore } from "@/lib/data/store/first-store";
import { getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** Adds an offer; its code must be new. */
export function addOffer(
  storeId: StoreId,
  offer: NewOffer,
): Promise<
  Result<OfferWire, "offer_repeated" | "offer_dates_wrong" | "store_unknown" | "category_unknown" | "product_unknown">
> {
  const { automatic, usage_limit, once_per_customer, ...same } = offer;
  const { code, valid_from, valid_to } = offer;
  const content = {
    ...same,
    code_type: automatic ? "auto_discount" : "discount",
    restrict_usage: usage_limit !== null,
    usage_limit: usage_limit ?? 0,
    onetime_usage: once_per_customer,
    enable_status: true,
    status: "active",
  };
  return getDatabase().transaction(async (transaction) => {
    if (!(await hasStore(storeId, transaction))) return fail("store_unknown", "store_id");
    const end = valid_to && new Date(valid_to);
    if (end && end <= (valid_from ? new Date(valid_from) : clock.now())) return fail("offer_dates_wrong", "valid_to");
    if (await lockOffer(storeId, code, transaction)) return fail("offer_repeated", "code");
    const { category_list, product_list } = offer;
    if (!(await hasCategories(storeId, category_list, transaction))) return fail("category_unknown", "category_list");
    if (!(await hasProducts(storeId, product_list, transaction))) return fail("product_unknown", "product_list");
    const id = randomUUID();
    // What cannot be read later must not be written.
    storedOfferSchema.parse({ id, content });
    await insertOffer(storeId, id, content, transaction);
    await recordExpiredTags([tags.store(storeId)], transaction);
    return ok({ code, valid_from, valid_to });
  });
}

/** Ends an offer at `at`, or now if it is null. An order that is placed afterwards is refused the code. */
export function endOffer(
  storeId: StoreId,
  { code, at }: { code: string; at: Date | null },
): Promise<Result<OfferWire, "offer_unknown" | "offer_dates_wrong">> {
  return getDatabase().transaction(async (transaction) => {
    const now = clock.now();
    if (at && at < now) return fail("offer_dates_wrong", "at");
    const found = await lockOffer(storeId, code, transaction);
    if (!found) return fail("offer_unknown", "code");
    // The end is inclusive.
    const validTo = at ?? new Date(now.getTime() - 1);
    await saveOfferEnd(storeId, found.id, validTo, transaction);
    await recordExpiredTags([tags.store(storeId)], transaction);
    const offer = storedOfferSchema.safeParse(found);
    const from = offer.success ? offer.data.validFrom : null;
    return ok({ code, valid_from: from?.toISOString() ?? null, valid_to: validTo.toISOString() });
  });
}
