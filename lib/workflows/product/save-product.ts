import "server-only";
import {
  type ProductField,
  type ProductFields,
  productFieldsOf,
  readProductFields,
} from "@/lib/contracts/product/product-fields";
import type { ProductEntry } from "@/lib/contracts/store-files/product-entry";
import { tagsOfCategories } from "@/lib/data/catalogue/category-tree";
import { saveRedirects } from "@/lib/data/catalogue/redirect-writes";
import { isSlugTaken, listCategoryIds, listTakenSkus } from "@/lib/data/product/product-choices";
import { explainStock } from "@/lib/data/product/stock-movements";
import { forgetImportDigests, lockCatalogue } from "@/lib/data/product-import/product-records";
import { findProductEntry, lockProductEntries, type StoredProductEntry } from "@/lib/data/store-files/product-entries";
import { removeMissingVariants, saveProductEntries } from "@/lib/data/store-files/product-entry-writes";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import type { ProductChoices } from "@/lib/domain/product/product-choices";
import { isSameField } from "@/lib/domain/product/same-field";
import { toSlug } from "@/lib/domain/product-import/slug";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newPlatformId } from "@/lib/server/tokens";
import { completeProduct } from "@/lib/workflows/store-files/complete-product";
import { readProductChoices } from "./product-choices";

/** A product as its owner writes it. */
export type WrittenProduct = { id: string; fields: ProductFields };

type FieldFault = { path: string; code: string };
type Saved<Refusal extends string = never> = Result<WrittenProduct, Refusal | "product_invalid">;
type Created = Saved<"store_unknown">;
type Changed = Saved<"store_unknown" | "product_unknown" | "product_changed">;

/** The fields of a product; null if the store has none with this id. */
export async function readWrittenProduct(storeId: StoreId, id: string): Promise<WrittenProduct | null> {
  const entry = await findProductEntry(storeId, id);
  return entry && { id, fields: productFieldsOf(entry) };
}

/** Adds a product. Without a slug it gets one made from its name, without a status it is a draft. */
export async function createProduct(storeId: StoreId, fields: ProductFields, by: string): Promise<Created> {
  const choices = await readProductChoices(storeId);
  if (!choices) return fail("store_unknown", "store_id");
  return getDatabase().transaction(async (transaction): Promise<Created> => {
    await lockCatalogue(storeId, transaction);
    const id = newPlatformId();
    const slug = fields.slug || (await freeSlug(storeId, String(fields.name ?? ""), id, transaction));
    return save({ storeId, id, by, choices, before: null, fields: { status: "draft", ...fields, slug } }, transaction);
  });
}

/**
 * Changes some fields of a product, and leaves the others as they are. `seen` is what the owner saw in the same fields:
 * a field that another has changed meanwhile is refused, and then nothing is written. The stock of what exists stays.
 */
export async function changeProduct(
  storeId: StoreId,
  id: string,
  { changes, seen }: { changes: ProductFields; seen: ProductFields },
  by: string,
): Promise<Changed> {
  const choices = await readProductChoices(storeId);
  if (!choices) return fail("store_unknown", "store_id");
  return getDatabase().transaction(async (transaction): Promise<Changed> => {
    await lockCatalogue(storeId, transaction);
    const before = (await lockProductEntries(storeId, [id], transaction)).get(id) ?? null;
    if (!before) return fail("product_unknown");
    const current = productFieldsOf(before);
    const outdated = namesOf(changes).filter((name) => !isSameField(name, current[name], seen[name]));
    if (outdated.length > 0) {
      const errors = outdated.map((name) => ({ path: name, code: "product_changed" }));
      return { ok: false, code: "product_changed", errors };
    }
    return save({ storeId, id, by, choices, before, fields: merged(before, current, changes) }, transaction);
  });
}

const namesOf = (fields: ProductFields) => Object.keys(fields) as ProductField[];

/**
 * The fields after the changes. Variants give a product its prices and stock; a product that has none any more keeps
 * those that it had from them.
 */
function merged(before: StoredProductEntry, current: ProductFields, changes: ProductFields): ProductFields {
  const { selling_price, discounted_price, stock, ...fields } = { ...current, ...changes };
  if (Array.isArray(fields.variants) && fields.variants.length > 0) return fields;
  return {
    ...fields,
    selling_price: selling_price ?? before.sellingPrice / 100,
    discounted_price: discounted_price ?? before.discountedPrice / 100,
    stock: stock ?? (before.stock === null ? null : before.stock / 100),
  };
}

type Writing = {
  storeId: StoreId;
  id: string;
  by: string;
  choices: ProductChoices;
  before: StoredProductEntry | null;
  fields: ProductFields;
};

/** Checks the whole product and writes it, with the redirect from an address that it leaves. */
async function save(writing: Writing, transaction: Database): Promise<Saved> {
  const { storeId, id, by, before, fields } = writing;
  const read = readProductFields(fields);
  if (!read.ok) return invalid(read.faults);
  const faults = await faultsInStore(read.entry, writing, transaction);
  if (faults.length > 0) return invalid(faults);

  const now = clock.now();
  await explainStock({ reason: "counted", by }, transaction);
  const entry = completeProduct(read.entry, id, before ?? undefined, { takeStock: false, now });
  await saveProductEntries(storeId, [entry], await listCategoryIds(storeId, transaction), now, transaction);
  await forgetImportDigests(storeId, [id], transaction);
  if (before) await removeMissingVariants(storeId, new Map([[id, before]]), [entry], transaction);
  const moved = before && before.slug !== entry.slug ? [{ slug: before.slug, targetId: id }] : [];
  await saveRedirects(storeId, "product", { moved, usedSlugs: [entry.slug] }, transaction);
  const shown = before ? [before, entry] : [entry];
  await recordExpiredTags(
    [
      tags.catalogue(storeId),
      ...shown.map(({ slug }) => tags.product(storeId, slug)),
      ...(await tagsOfCategories(
        storeId,
        shown.flatMap(({ categories }) => categories),
        transaction,
      )),
    ],
    transaction,
  );
  return ok({ id, fields: productFieldsOf(entry) });
}

const invalid = (errors: readonly FieldFault[]) => ({ ok: false, code: "product_invalid", errors }) as const;

/** What is wrong with the product in this store. What it named before may stay, even if the store has it no more. */
async function faultsInStore(
  entry: ProductEntry,
  { storeId, id, choices, before }: Writing,
  transaction: Database,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const isNewSlug = entry.slug !== before?.slug;
  if (isNewSlug && entry.slug !== toSlug(entry.slug)) faults.push({ path: "slug", code: "slug_unreadable" });
  else if (isNewSlug && (await isSlugTaken(storeId, entry.slug, id, transaction)))
    faults.push({ path: "slug", code: "slug_taken" });
  if (entry.name.trim() === "") faults.push({ path: "name", code: "name_needed" });

  const skusBefore = new Set(before ? skusOf(before).map(({ sku }) => sku) : []);
  const skus = skusOf(entry);
  const added = skus.filter(({ sku }) => !skusBefore.has(sku)).map(({ sku }) => sku);
  const taken = await listTakenSkus(storeId, added, id, transaction);
  for (const [index, { path, sku }] of skus.entries()) {
    // A product may have the SKU of one of its variants, as imports give it that of the first.
    const first = skus.findIndex((other) => other.path !== "sku" && other.sku.toLowerCase() === sku.toLowerCase());
    const isRepeated = path !== "sku" && first < index;
    if (isRepeated || (!skusBefore.has(sku) && taken.has(sku.toLowerCase()))) faults.push({ path, code: "sku_taken" });
  }

  const named = [
    { path: "categories", keys: entry.categories, was: before?.categories, known: choices.categories },
    { path: "badge_ids", keys: entry.badgeIds, was: before?.badgeIds, known: choices.badges },
    { path: "addon_ids", keys: entry.addonIds, was: before?.addonIds, known: choices.addons },
    {
      path: "filter_keys",
      keys: entry.filterKeys,
      was: before?.filterKeys,
      known: choices.filterGroups.flatMap(({ options }) => options),
    },
    {
      path: "size_chart_id",
      keys: [entry.sizeChartId ?? ""],
      was: [before?.sizeChartId ?? ""],
      known: choices.sizeCharts,
    },
    { path: "tax_rate_id", keys: [entry.taxRateId], was: [before?.taxRateId ?? ""], known: choices.taxRates },
  ];
  for (const { path, keys, was = [], known } of named) {
    const isKnown = (key: string) => key === "" || was.includes(key) || known.some((choice) => choice.key === key);
    if (!keys.every(isKnown)) faults.push({ path, code: "choice_unknown" });
  }
  return faults;
}

/** The SKUs of a product and its variants, with where they stand. */
function skusOf({ sku, variants }: Pick<ProductEntry, "sku" | "variants">) {
  return [
    { path: "sku", sku },
    ...variants.map((variant, index) => ({ path: `variants.${index}.sku`, sku: variant.sku })),
  ].filter((each) => each.sku !== "");
}

/** A slug made from the name that no product of the store has. */
async function freeSlug(storeId: StoreId, name: string, id: string, transaction: Database): Promise<string> {
  const wanted = toSlug(name) || id.toLowerCase();
  let slug = wanted;
  for (let next = 2; await isSlugTaken(storeId, slug, id, transaction); next += 1) slug = `${wanted}-${next}`;
  return slug;
}
