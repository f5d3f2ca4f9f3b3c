import type { sharedLists } from "@/lib/data/schema";
import type { StoreId } from "@/lib/domain/ids";
import { ADDONS } from "./addons";
import { COLLECTIONS } from "./collections";
import { GIFT_CARDS } from "./gift-cards";
import { MEASUREMENT_SETS } from "./measurement-sets";
import { offers } from "./offers";
import { type PictureShelf, withPictures } from "./picture-shelf";
import { SHIPPING_METHODS } from "./shipping-methods";
import { SIZE_CHARTS } from "./size-charts";
import { TAX_RATES } from "./tax-rates";

type ListRow = typeof sharedLists.$inferInsert;

/** Everything that the products of the store share, by kind. */
export function listRows(storeId: StoreId, shelf: PictureShelf, loadedAt: Date): ListRow[] {
  const lists: Record<string, Readonly<Record<string, unknown>>> = {
    collection: COLLECTIONS,
    size_chart: SIZE_CHARTS,
    addon: ADDONS,
    measurement_set: MEASUREMENT_SETS,
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
      content: withPictures(content, shelf),
    })),
  );
}
