import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import { chooseRenames, type Rename } from "@/lib/domain/product-import/rename";
import type { Output } from "../output/output";
import { showProgress } from "../progress";
import type { PictureFailure, ProductOutcome, Shop } from "../shop";
import { inBatches } from "./batches";

/**
 * Each batch is sent in one call and imported in one transaction. Larger batches would be faster but must not exceed
 * the size allowed for a call. `largest` is in characters of JSON.
 */
const PRODUCT_BATCH = { most: 200, largest: 2_000_000 };
const RENAME_BATCH = { most: 2_000, largest: 2_000_000 };
/**
 * `most` counts products and `largest` counts pictures. The shop downloads six pictures at a time, so 24 take at most four times the timeout of five seconds.
 */
const PICTURE_BATCH = { most: 100, largest: 24 };

const lengthOf = (value: unknown) => JSON.stringify(value).length;

/** Sends the products to the shop in batches; the shop saves each batch before the next one is sent. */
export async function sendProducts(
  shop: Shop,
  products: readonly ImportedProduct[],
  slugsInFile: ReadonlySet<string>,
  { dryRun, output }: { dryRun: boolean; output: Output },
): Promise<ProductOutcome[]> {
  const formerSlugs = new Map(
    (await findRenames(shop, products, slugsInFile)).map(({ slug, renamedFrom }) => [slug, renamedFrom]),
  );
  const sent = products.map((product) => ({ ...product, renamedFrom: formerSlugs.get(product.slug) ?? null }));
  const progress = showProgress("Products", sent.length, output.stderr);
  const outcomes: ProductOutcome[] = [];
  try {
    for (const batch of inBatches(sent, PRODUCT_BATCH, lengthOf)) {
      outcomes.push(...(await shop.importProducts(batch, dryRun)));
      progress.advance(batch.length);
    }
  } finally {
    progress.end();
  }
  return outcomes;
}

async function findRenames(shop: Shop, products: readonly ImportedProduct[], slugsInFile: ReadonlySet<string>) {
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
export async function sendPictures(
  shop: Shop,
  products: readonly ProductOutcome[],
  output: Output,
): Promise<{ fetched: number; failures: PictureFailure[] }> {
  const waiting = products.filter(({ pictures_to_fetch }) => pictures_to_fetch > 0);
  const failures: PictureFailure[] = [];
  if (waiting.length === 0) return { fetched: 0, failures };
  const progress = showProgress(
    "Pictures",
    waiting.reduce((sum, { pictures_to_fetch }) => sum + pictures_to_fetch, 0),
    output.stderr,
  );
  let fetched = 0;
  let unreachableHosts: readonly string[] = [];
  for (const batch of inBatches(waiting, PICTURE_BATCH, ({ pictures_to_fetch }) => pictures_to_fetch)) {
    const slugs = batch.map(({ slug }) => slug);
    const outcome = await shop.importPictures(slugs, unreachableHosts);
    unreachableHosts = outcome.unreachable_hosts;
    fetched += outcome.fetched;
    failures.push(...outcome.failures);
    progress.advance(outcome.fetched + outcome.failures.length);
  }
  progress.end();
  return { fetched, failures };
}
