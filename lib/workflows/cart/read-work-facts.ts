import "server-only";
import { listFitProfilesById } from "@/lib/data/customization/fit-profiles";
import { listOwnFileIds } from "@/lib/data/personalization/files";
import { listAddons, listMeasurementSets } from "@/lib/data/product/addons";
import type { Database } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { AddonFacts } from "@/lib/domain/cart/addon";
import { type CartItem, cartOwner } from "@/lib/domain/cart/cart";
import type { WorkFacts } from "@/lib/domain/cart/refresh";
import { dayOf } from "@/lib/domain/store/calendar-day";
import type { StoreDetails } from "@/lib/domain/store/store";
import { workingDaysOf } from "@/lib/domain/store/working-days";
import { clock } from "@/lib/server/clock";

const NO_ADDONS: AddonFacts = { addons: [], measurementSets: [], fitProfiles: [] };

type Context = { store: StoreDetails; visitor: Visitor };

/** What the addons and the personal answers of items are checked against. */
export async function readWorkFacts(
  context: Context,
  items: readonly CartItem[],
  database?: Database,
): Promise<WorkFacts> {
  const { timeZone, openingDays, setting } = context.store;
  return {
    ...(await readAddonFacts(context, items, database)),
    personal: {
      today: dayOf(clock.now(), timeZone),
      workingDays: workingDaysOf(openingDays, setting.closedDates),
      ownFileIds: await listOwnFileIds(context.store.id, cartOwner(context.visitor), sentFileIds(items), database),
    },
  };
}

function sentFileIds(items: readonly CartItem[]): string[] {
  return items.flatMap(({ answers, sold }) => {
    const names = (sold?.personalFields ?? []).filter(({ kind }) => kind === "file").map(({ name }) => name);
    return answers.flatMap(({ name, value }) => (names.includes(name) ? [value] : []));
  });
}

/**
 * The addons to which items refer, and for products that need an addon, all that can be chosen; with the measurement
 * sets of made-to-measure addons and the visitor's own fit profiles. Queries run one after the other, because there may
 * be a transaction.
 */
async function readAddonFacts(
  { store, visitor }: Context,
  items: readonly CartItem[],
  database?: Database,
): Promise<AddonFacts> {
  if (!store.setting.offersAddons) return NO_ADDONS;
  const addonIds = unique(items.flatMap(({ addonId, sold }) => addonId || (sold?.needsAddon ? sold.addonIds : [])));
  if (addonIds.length === 0) return NO_ADDONS;
  const addons = await listAddons(store.id, addonIds, database);
  const modelIds = unique(items.flatMap(({ modelId }) => modelId || []));
  if (modelIds.length === 0) return { ...NO_ADDONS, addons };
  const setIds = unique(addons.flatMap(({ measurementSetIds }) => measurementSetIds));
  const measurementSets = setIds.length > 0 ? await listMeasurementSets(store.id, setIds, database) : [];
  const fitProfiles = await listFitProfilesById(store.id, cartOwner(visitor), modelIds, database);
  return { addons, measurementSets, fitProfiles };
}

const unique = (ids: readonly string[]) => [...new Set(ids)];
