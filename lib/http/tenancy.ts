import "server-only";
import { type StoreFacts, storeFacts } from "@/lib/cached/read-store";
import { remembered } from "@/lib/cached/remembered";
import { getShop } from "@/lib/cached/shop";
import { findStoreOfHost } from "@/lib/data/store/of-host";
import { openDatabase } from "@/lib/database/connection";
import type { StoreId } from "@/lib/domain/store/id";
import { hostName, rememberLook } from "@/lib/server/away-page";
import { noteStoreOfRequest } from "@/lib/server/request-context";

/**
 * A host's store. If the settings of a store cannot be read, the store counts as inactive, and its pages are not shown.
 */
export type Tenant = Omit<StoreFacts, "look"> & { storeId: StoreId };

/** The store of the request's host; null if the host belongs to no store. */
export function tenantOfRequest(request: Request): Promise<Tenant | null> {
  return findTenant(hostOf(request));
}

/**
 * Reads the Host header. Inside Next.js, the URL of the request contains the server's own network interface instead of
 * the host that the visitor asked for.
 */
function hostOf(request: Request): string {
  return hostName(request.headers.get("host"));
}

async function findTenant(host: string): Promise<Tenant | null> {
  const storeId = await remembered(`store of ${host || "a request without host"}`, async () => {
    await openDatabase();
    return findStoreOfHost(host);
  });
  if (storeId === null) return null;
  noteStoreOfRequest(storeId);
  const { look, ...facts } = storeFacts((await getShop(storeId))?.details ?? null);
  // The look of a store that is not active is not remembered, because nothing of such a store is shown.
  if (facts.isActive && look) rememberLook(host, look);
  return { storeId, ...facts };
}
