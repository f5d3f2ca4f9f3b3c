import { addonToWire, measurementSetToWire } from "@/lib/contracts/customization/addon-wire";
import { productAddonsCall } from "@/lib/contracts/customization/calls";
import { sizingAssistantToWire } from "@/lib/contracts/customization/sizing-wire";
import { findAddonsOfProduct, listAddons, listMeasurementSets, listSizingAssistants } from "@/lib/data/product/addons";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

/** The addons of a product; `id` is the product's id or slug. */
export const GET = handle(productAddonsCall, async ({ store, params: { id } }) => {
  const product = await findAddonsOfProduct(store.id, id);
  if (!product) return fail("product_unknown");
  const addons = store.setting.offersAddons ? await listAddons(store.id, product.addonIds) : [];
  const setIds = addons.flatMap(({ measurementSetIds }) => measurementSetIds);
  const sets = setIds.length > 0 ? await listMeasurementSets(store.id, setIds) : [];
  const assistants = store.features.sizingAssistant && sets.length > 0 ? await listSizingAssistants(store.id) : [];
  return ok({
    unit: product.unit,
    addon_must: product.needsAddon && addons.length > 0,
    addon_list: addons.map(addonToWire),
    mm_list: sets.map(measurementSetToWire),
    assistant_list: assistants
      .filter(({ standard }) => standard.some(({ setId }) => setIds.includes(setId)))
      .map(sizingAssistantToWire),
  });
});
