import "server-only";
import { z } from "zod";
import { DEMO_ENTRIES, DEMO_LISTS } from "@/demo/known-entries";
import { DEMO_PROMISES } from "@/demo/store/settings";
import type { DocumentOf, StoreDocument } from "@/lib/contracts/store-files/documents";
import type { StoreEntry } from "@/lib/contracts/store-files/store-entry";
import { referencesIn } from "@/lib/contracts/store-files/stored-entries";

/** Everything of a store but its products. */
type Design = readonly Exclude<StoreDocument, { part: "products" }>[];
type Product = DocumentOf<"products">["entry"];

/** The products that stay: how many, and the slugs of their categories. */
export type KeptProducts = { count: number; categories: ReadonlySet<string> };

const isDemo = (part: keyof typeof DEMO_ENTRIES, id: string | undefined, name: string): boolean =>
  id !== undefined && DEMO_ENTRIES[part].get(id) === name;

/** Whether the product is one of the demo's that nobody has made into another one. */
export const isDemoProduct = ({ id, name }: Pick<Product, "id" | "name">): boolean => isDemo("products", id, name);

const menuContentSchema = z.object({ name: z.string() }).catch({ name: "" });

/**
 * The design of a store without what came from the demo: its categories, its journal, its home page and menu, offers,
 * gift cards and what its products shared. What the owner's own entries name stays, so that no link of theirs breaks;
 * so do settings, policies and pages, which are to be rewritten instead.
 */
export function withoutDemo(design: Design, products: KeptProducts): StoreDocument[] {
  const home = design.flatMap((each) => (each.part === "home" ? each.entry : []));
  const ownHome = home.filter(({ id, heading }) => !isDemo("home", id, heading));
  const menu = design.flatMap((each) => (each.part === "menu" ? each.entry : []));
  const ownMenu = menu.filter(({ id, content }) => !isDemo("menu", id, menuContentSchema.parse(content).name));
  const lists = design.flatMap((each) =>
    each.part === "lists" ? [{ ...each, entry: each.entry.filter(({ id }) => !isShed(each.kind, id, products)) }] : [],
  );
  const kept: StoreDocument[] = [
    { part: "home", entry: ownHome.length > 0 || home.length === 0 ? ownHome : [NEW_ARRIVALS] },
    { part: "menu", entry: ownMenu.length > 0 || menu.length === 0 ? ownMenu : [ALL_PRODUCTS] },
    ...lists,
  ];
  const categories = keptCategories(design, kept, products);
  const posts = design.filter((each) => each.part === "blog" && !isDemo("blog", each.entry.id, each.entry.title));
  const gone = goneFrom(design, [...lists, ...categories, ...posts]);
  return [
    ...kept,
    ...categories,
    ...posts,
    ...design.flatMap((each): StoreDocument[] => {
      if (each.part === "store") return [{ part: "store", entry: withoutDemoTexts(each.entry, gone) }];
      if (each.part === "redirects") return [{ ...each, entry: each.entry.filter(({ to }) => !gone.has(to)) }];
      if (each.part === "filters") return [{ ...each, entry: products.count === 0 ? [] : each.entry }];
      return each.part === "pages" || each.part === "place" ? [each] : [];
    }),
  ];
}

/** What stands on a home page without other segments, and in a menu without other entries. */
const NEW_ARRIVALS = {
  id: undefined,
  type: "featured_product",
  isActive: true,
  heading: "New in the shop",
  subHeading: "",
  content: { source: { kind: "new_arrivals" } },
};
const ALL_PRODUCTS = {
  id: undefined,
  content: { name: "All products", link: { link_type: "internal", path: "/all-products" }, columns: [], pictures: [] },
};

/**
 * Whether an entry that products share is the demo's and of no use. What measurements and addons a product needs depends
 * on each other, so they stay together while there is any product.
 */
function isShed(kind: string, id: string, products: KeptProducts): boolean {
  return DEMO_LISTS.get(kind)?.has(id) === true && (OFFERED.includes(kind) || products.count === 0);
}

/** The lists that shoppers see without a product. */
const OFFERED = ["collection", "offer", "gift_card"];

/** The owner's own categories, and those of the demo that something of the owner's names. */
function keptCategories(design: Design, kept: readonly StoreDocument[], products: KeptProducts): StoreDocument[] {
  const all = design.filter((each) => each.part === "categories");
  const named = new Set(products.categories);
  const note = (document: StoreDocument) => {
    for (const { names, key } of referencesIn(document)) if (names === "category") named.add(key);
  };
  kept.forEach(note);
  const chosen = new Set<(typeof all)[number]>();
  // A category that stays may lead to another one, which then stays, too.
  for (let before = -1; before < chosen.size; ) {
    before = chosen.size;
    for (const each of all) {
      const { id = "", name, slug } = each.entry;
      if (chosen.has(each) || (isDemo("categories", id, name) && !named.has(slug) && !named.has(id))) continue;
      chosen.add(each);
      note(each);
      named.add(each.entry.parent);
    }
  }
  return [...chosen];
}

/** What is gone: slugs of categories and posts, and the pages that list what is no more. */
function goneFrom(design: Design, kept: readonly StoreDocument[]): ReadonlySet<string> {
  const slugsOf = (documents: readonly StoreDocument[]) =>
    documents.flatMap((each) => (each.part === "categories" || each.part === "blog" ? [each.entry.slug] : []));
  const left = new Set(slugsOf(kept));
  const hasCollections = kept.some((each) => each.part === "lists" && each.kind === "collection" && each.entry.length);
  const hasPosts = kept.some(({ part }) => part === "blog");
  return new Set([
    ...slugsOf(design).filter((slug) => !left.has(slug)),
    ...(hasCollections ? [] : ["/collections"]),
    ...(hasPosts ? [] : ["/blogs"]),
  ]);
}

const settingsSchema = z.looseObject({
  store_properties: z.array(
    z.looseObject({
      footer_config: z.looseObject({ other_links: z.array(z.looseObject({})).default([]) }).optional(),
      application_setting: z
        .looseObject({
          announcebar_config: z.looseObject({ content: z.unknown() }).optional(),
          newsletter_config: z.looseObject({ offer_code: z.unknown() }).optional(),
          search_keywords: z.array(z.unknown()).default([]),
        })
        .optional(),
    }),
  ),
});

/** Takes links to what is gone out of the footer, and turns off what promises the demo's sale and its code. */
function withoutDemoTexts(store: StoreEntry, gone: ReadonlySet<string>): StoreEntry {
  const read = settingsSchema.safeParse(store.details);
  if (!read.success) return store;
  const properties = read.data.store_properties.map(({ footer_config, application_setting, ...rest }) => ({
    ...rest,
    ...(footer_config && {
      footer_config: {
        ...footer_config,
        other_links: footer_config.other_links.filter(
          ({ category_id, link }) => !gone.has(String(category_id)) && !gone.has(String(link)),
        ),
      },
    }),
    ...(application_setting && {
      application_setting: {
        ...application_setting,
        ...(application_setting.announcebar_config?.content === DEMO_PROMISES.sale && {
          announcebar_status: false,
          announcebar_config: { ...application_setting.announcebar_config, content: "" },
        }),
        ...(application_setting.newsletter_config?.offer_code === DEMO_PROMISES.offerCode && {
          newsletter_status: false,
          newsletter_config: { ...application_setting.newsletter_config, offer_code: "" },
        }),
        search_keywords: application_setting.search_keywords.filter(
          (word) => !DEMO_PROMISES.searchKeywords.some((known) => known === word),
        ),
      },
    }),
  }));
  return { ...store, details: { ...store.details, store_properties: properties } };
}
