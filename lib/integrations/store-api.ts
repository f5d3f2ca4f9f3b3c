import "server-only";
import type { SeoDetailsWire } from "@/lib/contracts/site/seo-details";
import { type StoreWire, storeDetailsAnswerSchema, storeStatusAnswerSchema } from "@/lib/contracts/store/details";
import type { StoreId } from "@/lib/domain/store/id";
import { forgetLastGoodStore, keepLastGoodStore, readLastGoodStore } from "@/lib/storage/last-good-store";
import { fetchFromService } from "./outgoing-fetch";

const TIMEOUT_MS = 3_000;
const LARGEST_BYTES = 5 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const REREAD_AFTER_MS = 60_000;
/** With nothing to show, the next visitor asks again soon; not every one of them, or they would queue for 3 s each. */
const RETRY_AFTER_MS = 5_000;

type Reading = { wire: StoreWire | null; goodUntil: number };
type Service = { address: string; folder: string; now?: number };

// Pages and middleware are separate bundles of one process; on globalThis they share what was read.
const READINGS = Symbol.for("storefront.store-readings");
const shared = globalThis as { [READINGS]?: Map<StoreId, Promise<Reading>> };

/**
 * Store details from another service that speaks the specification's calls.
 *
 * What was read is kept for 60 seconds. When the service says `status: false` there is no store to show: null. When it
 * fails, answers nonsense or takes over 3 s, the last good details stand in, across restarts too; null without any.
 */
export async function readStoreFromService(storeId: StoreId, service: Service): Promise<StoreWire | null> {
  const now = service.now ?? Date.now();
  shared[READINGS] ??= new Map();
  const readings = shared[READINGS];
  const known = readings.get(storeId);
  const last = await known;
  if (last && now < last.goodUntil) return last.wire;
  // Whoever comes while an answer is under way waits for that answer.
  const current = readings.get(storeId);
  if (current && current !== known) return (await current).wire;
  const reading = read(storeId, service, now, last?.wire ?? null);
  readings.set(storeId, reading);
  return (await reading).wire;
}

/**
 * The store's SEO details as the service has them now (specification §7, "used to reload SEO details"); null when it has
 * no word of the store, fails, or takes over 3 s.
 */
export async function readSeoFromService(storeId: StoreId, address: string): Promise<SeoDetailsWire | null> {
  try {
    const answer = storeStatusAnswerSchema.parse(await ask(`${address}/store_details/store`, storeId));
    if (answer.status) return answer.details.seo_details;
    console.error(`Store service: no SEO details of ${storeId}: ${answer.message}`);
  } catch (error) {
    console.error(`Store service: SEO details of ${storeId} could not be read.`, error);
  }
  return null;
}

/** For tests: as if the process had just started. */
export function forgetStoreReadings(): void {
  delete shared[READINGS];
}

async function read(
  storeId: StoreId,
  { address, folder }: Service,
  now: number,
  last: StoreWire | null,
): Promise<Reading> {
  try {
    const wire = await fetchStore(storeId, address);
    await (wire ? keepLastGoodStore(folder, storeId, wire) : forgetLastGoodStore(folder, storeId));
    return { wire, goodUntil: now + REREAD_AFTER_MS };
  } catch (error) {
    console.error(`Store service: details of ${storeId} could not be read, the last good ones stand in.`, error);
    const wire = last ?? (await readLastGoodStore(folder, storeId));
    return { wire, goodUntil: now + (wire ? REREAD_AFTER_MS : RETRY_AFTER_MS) };
  }
}

/** Null when the service says that there is nothing to show; throws on anything that is no answer. */
async function fetchStore(storeId: StoreId, address: string): Promise<StoreWire | null> {
  const answer = storeDetailsAnswerSchema.parse(await ask(`${address}/store_details/details_v4`, storeId));
  if (!answer.status) {
    console.error(`Store service: no store ${storeId}: ${answer.message}`);
    return null;
  }
  const { status: _, ...wire } = answer;
  return wire;
}

/** Refusals come as HTTP 200 with `status: false` (domain §0.2); below 500 the envelope is what counts. */
async function ask(call: string, storeId: StoreId): Promise<unknown> {
  const url = `${call}?store_id=${encodeURIComponent(storeId)}`;
  const { status, body } = await fetchFromService(url, {
    timeoutMilliseconds: TIMEOUT_MS,
    largestBytes: LARGEST_BYTES,
    redirects: MOST_REDIRECTS,
  });
  if (status >= 500) throw new Error(`HTTP ${status}`);
  return JSON.parse(body.toString());
}
