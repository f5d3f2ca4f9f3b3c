import { inBatches } from "./batches";
import type { ImportedProduct } from "./imported-product";
import { chooseRenames, type Identifiers, type Rename } from "./rename";

export type ImportedOutcome = {
  slug: string;
  outcome: "created" | "updated" | "renamed" | "unchanged";
  /** How many of the product's pictures are still shown from where they were. */
  pictures_to_fetch: number;
};

/** A shop that products are sent to: over the network, or in the same process. */
export type ImportTarget<Outcome extends ImportedOutcome, Failure> = {
  findRenames: (products: readonly Identifiers[]) => Promise<readonly Rename[]>;
  importProducts: (products: readonly ImportedProduct[], isDryRun: boolean) => Promise<readonly Outcome[]>;
  importPictures: (
    slugs: readonly string[],
    skipHosts: readonly string[],
  ) => Promise<{ fetched: number; failures: readonly Failure[]; unreachable_hosts: readonly string[] }>;
};

/**
 * Each batch is sent in one call and imported in one transaction. Larger batches would be faster, but the
 * shop reads a call at once, while nobody else gets an answer. `largest` is in characters of JSON.
 */
const PRODUCT_BATCH = { most: 100, largest: 1_000_000 };
const RENAME_BATCH = { most: 2_000, largest: 2_000_000 };
/**
 * `most` counts products and `largest` counts pictures. The shop downloads six pictures at a time, so 24 take at most
 * four times the timeout of five seconds.
 */
const PICTURE_BATCH = { most: 100, largest: 24 };

const lengthOf = (value: unknown) => JSON.stringify(value).length;

type Sending = {
  /** Called after each batch with how many were sent in it. */
  onSent?: (count: number) => void;
  /** Ends between two batches; what was sent until then stays. */
  signal?: AbortSignal;
};

/**
 * Sends the products of a file to the shop in batches; the shop saves each batch before the next one is sent.
 * `slugsInFile` are those of refused products, too.
 */
export async function sendProducts<Outcome extends ImportedOutcome>(
  shop: Pick<ImportTarget<Outcome, unknown>, "findRenames" | "importProducts">,
  products: readonly ImportedProduct[],
  slugsInFile: ReadonlySet<string>,
  { isDryRun, onSent, signal }: Sending & { isDryRun: boolean },
): Promise<Outcome[]> {
  const renames = await findRenames(shop, products, slugsInFile);
  const formerSlugs = new Map(renames.map(({ slug, renamedFrom }) => [slug, renamedFrom]));
  const sent = products.map((product) => ({ ...product, renamedFrom: formerSlugs.get(product.slug) ?? null }));
  const outcomes: Outcome[] = [];
  for (const batch of inBatches(sent, PRODUCT_BATCH, lengthOf)) {
    if (signal?.aborted) break;
    outcomes.push(...(await shop.importProducts(batch, isDryRun)));
    onSent?.(batch.length);
  }
  return outcomes;
}

async function findRenames(
  shop: Pick<ImportTarget<ImportedOutcome, unknown>, "findRenames">,
  products: readonly ImportedProduct[],
  slugsInFile: ReadonlySet<string>,
) {
  const known = products
    .map(({ slug, variants }) => ({
      slug,
      skus: variants.flatMap(({ sku }) => sku || []),
      barcodes: variants.flatMap(({ barcode }) => barcode || []),
    }))
    .filter(({ skus, barcodes }) => skus.length > 0 || barcodes.length > 0);
  const candidates: Rename[] = [];
  for (const batch of inBatches(known, RENAME_BATCH, lengthOf)) candidates.push(...(await shop.findRenames(batch)));
  return chooseRenames(candidates, slugsInFile);
}

/** Makes the shop download the pictures that are still loaded from other hosts. */
export async function sendPictures<Failure>(
  shop: Pick<ImportTarget<ImportedOutcome, Failure>, "importPictures">,
  products: readonly ImportedOutcome[],
  { onSent, signal }: Sending,
): Promise<{ fetched: number; failures: Failure[] }> {
  const waiting = products.filter(({ pictures_to_fetch }) => pictures_to_fetch > 0);
  const failures: Failure[] = [];
  let fetched = 0;
  let unreachableHosts: readonly string[] = [];
  for (const batch of inBatches(waiting, PICTURE_BATCH, ({ pictures_to_fetch }) => pictures_to_fetch)) {
    if (signal?.aborted) break;
    const slugs = batch.map(({ slug }) => slug);
    const outcome = await shop.importPictures(slugs, unreachableHosts);
    unreachableHosts = outcome.unreachable_hosts;
    fetched += outcome.fetched;
    failures.push(...outcome.failures);
    onSent?.(outcome.fetched + outcome.failures.length);
  }
  return { fetched, failures };
}
