import { COLLECTIONS } from "./content/collections";
import { JOURNAL } from "./content/journal";
import { LAYOUTS } from "./content/layouts";
import { MENU } from "./content/menu";
import { demoId } from "./demo-id";
import { ADDONS } from "./products/addons";
import { CATEGORIES } from "./products/categories";
import { MEASUREMENT_SETS } from "./products/measurement-sets";
import { PRODUCTS } from "./products/products";
import { SIZE_CHARTS } from "./products/size-charts";
import { SIZING_ASSISTANTS } from "./products/sizing-assistants";
import { GIFT_CARDS } from "./store/gift-cards";
import { offers } from "./store/offers";

/**
 * The entries of the demo store by id, with the name that each was given. An entry that has this id and another name
 * has been made into something else.
 */
export const DEMO_ENTRIES = {
  products: new Map(PRODUCTS.map(({ slug, name }) => [demoId("product", slug), name])),
  categories: new Map(CATEGORIES.map(({ slug, name }) => [demoId("category", slug), name])),
  blog: new Map(JOURNAL.map(({ slug, title }) => [demoId("blog", slug), title])),
  home: new Map(LAYOUTS.map(({ name, heading }) => [demoId("segment", name), heading])),
  menu: new Map(MENU.map(({ name }) => [demoId("menu", name), name])),
};

/** The ids of the entries that several demo products share, by kind. Tax rates and shipping methods are settings. */
export const DEMO_LISTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    collection: COLLECTIONS,
    size_chart: SIZE_CHARTS,
    addon: ADDONS,
    measurement_set: MEASUREMENT_SETS,
    sizing_assistant: SIZING_ASSISTANTS,
    offer: offers(new Date(0)),
    gift_card: GIFT_CARDS,
  }).map(([kind, entries]) => [kind, new Set(Object.keys(entries))]),
);
