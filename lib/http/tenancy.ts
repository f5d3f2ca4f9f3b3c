import "server-only";
import { readStoreFacts, type StoreFacts } from "@/lib/cached/read-store";
import { remembered } from "@/lib/cached/remembered";
import { findStoreIdByHost, hasStoreDomains } from "@/lib/data/store/stores";
import { openDatabase } from "@/lib/database/connection";
import type { StoreId } from "@/lib/domain/store/id";
import { hostName, rememberLook } from "@/lib/server/away-page";
import { env } from "@/lib/server/env";

/** Only an active store is shown; one that nothing is known of is not. */
export type Tenant = Omit<StoreFacts, "look"> & { storeId: StoreId };

/** The store that the request is for; null on a host that is on nobody's list. */
export function tenantOfRequest(request: Request): Promise<Tenant | null> {
  return findTenant(hostOf(request));
}

export async function storeIdOfRequest(request: Request): Promise<StoreId | null> {
  return (await tenantOfRequest(request))?.storeId ?? null;
}

/** From the header: the address of a request inside Next names the interface that it listens on. */
function hostOf(request: Request): string {
  return hostName(request.headers.get("host"));
}

function findTenant(host: string): Promise<Tenant | null> {
  return remembered(`store of ${host || "a request without host"}`, () => lookUp(host));
}

async function lookUp(host: string): Promise<Tenant | null> {
  await openDatabase();
  const storeId = await findStoreId(host);
  if (storeId === null) return null;
  const { look, ...facts } = await readStoreFacts(storeId);
  // Nothing is shown of a store that is not active.
  if (facts.isActive && look) rememberLook(host, look);
  return { storeId, ...facts };
}

/** STORE_HOSTS, then the stores' own domains; without any such list every host is the one store of this deployment. */
async function findStoreId(host: string): Promise<StoreId | null> {
  const { STORE_HOSTS, STORE_ID } = env();
  const listed = STORE_HOSTS.get(host) ?? (await findStoreIdByHost(host));
  if (listed !== null) return listed;
  const hasMap = STORE_HOSTS.size > 0 || (await hasStoreDomains());
  return hasMap ? null : STORE_ID;
}
