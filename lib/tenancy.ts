import "server-only";
import { openDatabase } from "@/lib/data/database";
import { findStoreIdByHost, hasStoreDomains } from "@/lib/data/stores";
import type { StoreId } from "@/lib/domain/ids";
import { env } from "@/lib/env";
import { forgetPages } from "@/lib/page-memory";
import { readStoreFacts, type StoreFacts } from "@/lib/workflows/read-store";

/** Only an active store is shown; one that nothing is known of is not. */
export type Tenant = StoreFacts & { storeId: StoreId };

/** How long a change made by another process may go unnoticed; `forgetTenants` tells this one at once. */
const REMEMBERED_MS = 3_000;
/** Host headers are the visitor's to invent, so the memory of them is bounded. */
const REMEMBERED_HOSTS = 1_000;

type Memory = Map<string, { until: number; tenant: Promise<Tenant | null> }>;

// Middleware and route handlers are separate bundles of one process, so a variable of this module would exist twice.
const TENANTS = Symbol.for("storefront.tenants");
const shared = globalThis as { [TENANTS]?: Memory };

/** To be called after a store's status or hosts have changed. */
export function forgetTenants(): void {
  delete shared[TENANTS];
  forgetPages();
}

/** The store that the request is for; null on a host that is on nobody's list. */
export function tenantOfRequest(request: Request): Promise<Tenant | null> {
  return findTenant(hostOf(request));
}

export async function storeIdOfRequest(request: Request): Promise<StoreId | null> {
  return (await tenantOfRequest(request))?.storeId ?? null;
}

/** From the header: the address of a request inside Next names the interface that it listens on. */
function hostOf(request: Request): string {
  const host = request.headers.get("host")?.trim().toLowerCase() ?? "";
  return host.replace(/:\d+$/, "").replace(/\.$/, "");
}

function findTenant(host: string): Promise<Tenant | null> {
  shared[TENANTS] ??= new Map();
  const memory = shared[TENANTS];
  const known = memory.get(host);
  if (known && Date.now() < known.until) return known.tenant;
  if (memory.size >= REMEMBERED_HOSTS) memory.clear();
  // A database that is away for a moment must not close the shop, whose pages are served from cache.
  const tenant = known ? lookUp(host).catch((error) => previous(known.tenant, host, error)) : lookUp(host);
  memory.set(host, { until: Date.now() + REMEMBERED_MS, tenant });
  // A first look-up that fails is not remembered: the next visitor tries again. Its caller meets the error.
  if (!known) tenant.catch(() => memory.delete(host));
  return tenant;
}

function previous(tenant: Promise<Tenant | null>, host: string, error: unknown): Promise<Tenant | null> {
  console.error(`The store of ${host || "a request without host"} could not be read; the last answer stands.`, error);
  return tenant;
}

async function lookUp(host: string): Promise<Tenant | null> {
  await openDatabase();
  const storeId = await findStoreId(host);
  if (storeId === null) return null;
  return { storeId, ...(await readStoreFacts(storeId)) };
}

/** STORE_HOSTS, then the stores' own domains; without any such list every host is the one store of this deployment. */
async function findStoreId(host: string): Promise<StoreId | null> {
  const { STORE_HOSTS, STORE_ID } = env();
  const listed = STORE_HOSTS.get(host) ?? (await findStoreIdByHost(host));
  if (listed !== null) return listed;
  const hasMap = STORE_HOSTS.size > 0 || (await hasStoreDomains());
  return hasMap ? null : STORE_ID;
}
