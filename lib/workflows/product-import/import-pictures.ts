import "server-only";
import { createHash } from "node:crypto";
import { saveProductPictures } from "@/lib/data/product/picture-writes";
import { lockProductRecords } from "@/lib/data/product-import/product-records";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { watchHosts } from "@/lib/domain/product-import/host-watch";
import { needsDownload } from "@/lib/domain/product-import/merge-pictures";
import type { PictureRecord, ProductRecord } from "@/lib/domain/product-import/product-record";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { type DownloadFailure, downloadPicture } from "@/lib/integrations/picture-download";
import { clock } from "@/lib/server/clock";
import { encodePicture } from "@/lib/storage/picture-encoding";
import { saveUpload } from "@/lib/storage/save-upload";

type PictureFailure = DownloadFailure | "host_skipped";
export type ImportedPictures = {
  fetched: number;
  failures: readonly { slug: string; source: string; code: PictureFailure }[];
  /** Hosts that could not be reached. Pass them to the next call of the same import, which then skips them. */
  unreachableHosts: readonly string[];
};

const PARALLEL_DOWNLOADS = 6;

/** A picture that is still loaded from the URL in the import file; `position` counts the product's pictures from 1. */
type DownloadJob = { slug: string; source: string; position: number };
type Fetched = Pick<PictureRecord, "src" | "width" | "height" | "preview">;

/**
 * Downloads those pictures of the products that are still loaded from the URLs in the import file. A picture that
 * cannot be downloaded stays as it is, and the next import tries again.
 */
export async function importPictures(
  storeId: StoreId,
  slugs: readonly string[],
  { skipHosts = [], now = clock.now() }: { skipHosts?: readonly string[]; now?: Date } = {},
  database: Database = getDatabase(),
): Promise<ImportedPictures> {
  const hosts = watchHosts(skipHosts);
  const jobs = (await lockProductRecords(storeId, slugs, database)).flatMap(jobsOf);
  const fetched = new Map<string, Fetched>();
  const failures: ImportedPictures["failures"][number][] = [];
  await inParallel(jobs, PARALLEL_DOWNLOADS, async (job) => {
    const result = await fetchPicture(storeId, job, hosts);
    if (result.ok) fetched.set(pictureKey(job), result.value);
    else failures.push({ slug: job.slug, source: job.source, code: result.code });
  });
  // Nothing was locked during the downloads, so the products may have changed and are read again.
  await database.transaction(async (transaction) => {
    const records = await lockProductRecords(storeId, slugs, transaction);
    const replaced = records.flatMap((record) => replacePictures(record, fetched) ?? []);
    if (replaced.length === 0) return;
    for (const record of replaced) await saveProductPictures(storeId, record, now, transaction);
    const ofProducts = replaced.map(({ slug }) => tags.product(storeId, slug));
    await recordExpiredTags([tags.catalogue(storeId), ...ofProducts], transaction);
  });
  return { fetched: fetched.size, failures, unreachableHosts: hosts.unreachable() };
}

const pictureKey = ({ slug, source }: { slug: string; source?: string }) => `${slug}\n${source}`;

function allPictures({ pictures, variants }: ProductRecord): PictureRecord[] {
  return [...pictures, ...variants.flatMap((variant) => variant.pictures)];
}

function jobsOf(record: ProductRecord): DownloadJob[] {
  const sources = new Set(
    allPictures(record)
      .filter(needsDownload)
      .flatMap(({ source }) => source ?? []),
  );
  return allPictures(record).flatMap(({ source = "" }, index) =>
    sources.delete(source) ? [{ slug: record.slug, source, position: index + 1 }] : [],
  );
}

async function fetchPicture(
  storeId: StoreId,
  { slug, source, position }: DownloadJob,
  hosts: ReturnType<typeof watchHosts>,
): Promise<Result<Fetched, PictureFailure>> {
  const { host } = new URL(source);
  if (hosts.isSkipped(host)) return fail("host_skipped");
  const download = await downloadPicture(source);
  if (!download.ok && download.code === "unreachable") hosts.failed(host);
  else hosts.answered(host);
  if (!download.ok) return download;
  const picture = await encodePicture(download.value);
  if (!picture) return fail("not_a_picture");
  const { bytes, width, height, preview } = picture;
  // The digest in the name changes with the content, so caches may keep the file for ever.
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const src = `products/${slug}-${position}-${digest}.webp`;
  await saveUpload(storeId, src, bytes);
  return ok({ src, width, height, preview });
}

/** The product with its downloaded pictures; null if none of its pictures could be downloaded. */
function replacePictures(record: ProductRecord, fetched: ReadonlyMap<string, Fetched>): ProductRecord | null {
  const downloadOf = (picture: PictureRecord) =>
    needsDownload(picture) ? fetched.get(pictureKey({ slug: record.slug, source: picture.source })) : undefined;
  if (!allPictures(record).some(downloadOf)) return null;
  const replace = (pictures: readonly PictureRecord[]) =>
    pictures.map((picture) => ({ ...picture, ...downloadOf(picture) }));
  return {
    ...record,
    pictures: replace(record.pictures),
    variants: record.variants.map((variant) => ({ ...variant, pictures: replace(variant.pictures) })),
  };
}

async function inParallel<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
