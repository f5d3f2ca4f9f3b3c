import type { SavedView } from "@/lib/data/order/views";

export const viewsToWire = (views: readonly SavedView[]) => ({
  list: views.map(({ id, name, filter }) => ({ _id: id, name, filter })),
});
