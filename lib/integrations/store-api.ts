import "server-only";
import type { SeoDetailsWire } from "@/lib/contracts/site/seo-details";
import { type StoreWire, storeDetailsAnswerSchema, storeStatusAnswerSchema } from "@/lib/contracts/store/details";
import type { StoreId } from "@/lib/domain/store/id";
import { forgetLastGoodStore, keepLastGoodStore, readLastGoodStore } from "@/lib/storage/last-good-store";
import { fetchFromService } from "./outgoing-fetch";

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const REREAD_AFTER_MS = 60_000;
/**
 * The pause after a failure if there are no earlier details to fall back on; until it ends, visitors get no store. An
 * attempt for every visitor would make each of them wait up to 3 s.
 */
const RETRY_AFTER_MS = 5_000;

type StoreReading = { wire: StoreWire | null; goodUntil: number };
type Service = { address: string; folder: string; now?: number };

// Pages and middleware are separate bundles of one process. They share the details they have read through a global
// variable.
const READINGS = Symbol.for("storefront.store-readings");
const shared = globalThis as { [READINGS]?: Map<StoreId, Promise<StoreReading>> };

/**
 * Reads store details from another service that implements the specification's calls.
 *
 * Details are cached for 60 seconds. Null if the service answers `status: false`, which means that there is no store to
 * show. If the service fails, sends something invalid or takes longer than 3 s, the last valid details are used, even after a
 * restart of the shop; null if there are none.
 */
export async function readStoreFromService(storeId: StoreId, service: Service): Promise<StoreWire | null> {
  const now = service.now ?? Date.now();
  shared[READINGS] ??= new Map();
  const readings = shared[READINGS];
  const previous = readings.get(storeId);
  const last = await previous;
  if (last && now < last.goodUntil) return last.wire;
  // While this call was waiting, another caller may have started to read the details; then use its result.
  const newer = readings.get(storeId);
  if (newer && newer !== previous) return (await newer).wire;
  const reading = refresh(storeId, service, now, last?.wire ?? null);
  readings.set(storeId, reading);
  return (await reading).wire;
}

/**
 * The store's current SEO details from the service (specification §7, "used to reload SEO details"). Null if the
 * service does not know the store, fails, or takes over 3 s.
 */
export async function readSeoFromService(storeId: StoreId, address: string): Promise<SeoDetailsWire | null> {
  try {
    const answer = storeStatusAnswerSchema.parse(await callService(`${address}/store_details/store`, storeId));
    if (answer.status) return answer.details.seo_details;
    console.error(`Store service: no SEO details for ${storeId}: ${answer.message}`);
  } catch (error) {
    console.error(`Store service: could not read the SEO details of ${storeId}.`, error);
  }
  return null;
}

/**
 * Empties the cache of store details, as at the start of a process.
 *
 * @internal Exported for tests.
 */
export function forgetStoreReadings(): void {
  delete shared[READINGS];
}

async function refresh(
  storeId: StoreId,
  { address, folder }: Service,
  now: number,
  last: StoreWire | null,
): Promise<StoreReading> {
  try {
    const wire = await fetchStore(storeId, address);
    await (wire ? keepLastGoodStore(folder, storeId, wire) : forgetLastGoodStore(folder, storeId));
    return { wire, goodUntil: now + REREAD_AFTER_MS };
  } catch (error) {
    console.error(`Store service: could not read the details of ${storeId}; using the last good ones.`, error);
    const wire = last ?? (await readLastGoodStore(folder, storeId));
    return { wire, goodUntil: now + (wire ? REREAD_AFTER_MS : RETRY_AFTER_MS) };
  }
}

/**
 * Requests the store details. Null if the service answers that there is no store to show; throws if its response is
 * invalid.
 */
async function fetchStore(storeId: StoreId, address: string): Promise<StoreWire | null> {
  const answer = storeDetailsAnswerSchema.parse(await callService(`${address}/store_details/details_v4`, storeId));
  if (!answer.status) {
    console.error(`Store service: no store ${storeId}: ${answer.message}`);
    return null;
  }
  const { status: _, ...wire } = answer;
  return wire;
}

/**
 * Calls the service and returns the parsed body. The body of every response below status 500 is read, because the
 * service refuses with HTTP 200 and `status: false` in the body (docs/domain.md#wire-format).
 */
async function callService(call: string, storeId: StoreId): Promise<unknown> {
  const url = `${call}?store_id=${encodeURIComponent(storeId)}`;
  const { status, body } = await fetchFromService(url, {
    timeoutMilliseconds: TIMEOUT_MS,
    largestBytes: MAX_BYTES,
    redirects: MAX_REDIRECTS,
  });
  if (status >= 500) throw new Error(`HTTP ${status}`);
  return JSON.parse(body.toString());
}
