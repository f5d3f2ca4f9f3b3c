import type { sharedLists } from "@/lib/database/schema/content";
import type { StoreId } from "@/lib/domain/store/id";
import { COLLECTIONS } from "./content/collections";
import { type DemoPictures, withPictures } from "./demo-pictures";
import { ADDONS } from "./products/addons";
import { MEASUREMENT_SETS } from "./products/measurement-sets";
import { SIZE_CHARTS } from "./products/size-charts";
import { SIZING_ASSISTANTS } from "./products/sizing-assistants";
import { GIFT_CARDS } from "./store/gift-cards";
import { offers } from "./store/offers";
import { SHIPPING_METHODS } from "./store/shipping-methods";
import { TAX_RATES } from "./store/tax-rates";

type ListRow = typeof sharedLists.$inferInsert;

/** The rows of the table `shared_lists` for the demo store, for each kind of list. */
export function listRows(storeId: StoreId, demoPictures: DemoPictures, loadedAt: Date): ListRow[] {
  const lists: Record<string, Readonly<Record<string, unknown>>> = {
    collection: COLLECTIONS,
    size_chart: SIZE_CHARTS,
    addon: ADDONS,
    measurement_set: MEASUREMENT_SETS,
    sizing_assistant: SIZING_ASSISTANTS,
    tax_rate: TAX_RATES,
    offer: offers(loadedAt),
    gift_card: GIFT_CARDS,
    shipping_method: SHIPPING_METHODS,
  };
  return Object.entries(lists).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([id, content], index) => ({
      storeId,
      kind,
      id,
      rank: index + 1,
      content: withPictures(content, demoPictures),
    })),
  );
}
