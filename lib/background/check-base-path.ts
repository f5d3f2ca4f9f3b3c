import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { listStores } from "@/lib/data/store/stores";
import type { Database } from "@/lib/database/connection";
import { BASE_PATH } from "@/lib/domain/site/base-path";
import { hasBasePath, originPath } from "@/lib/domain/store/origin-path";
import { env, SettingsError } from "@/lib/server/env";

/** Throws if the settings name another path than the one below which this build serves the shop. */
export function checkBasePath(): void {
  const { BASE_PATH: set, STORE_ORIGIN } = env();
  if (set !== BASE_PATH) {
    throw new SettingsError(
      `The setting BASE_PATH cannot be used: this build was made with ${named(BASE_PATH)}, not ${named(set)}. Set it as it was, or build again.`,
    );
  }
  if (STORE_ORIGIN && !hasBasePath(STORE_ORIGIN)) {
    throw new SettingsError(
      `The setting STORE_ORIGIN cannot be used: its path is not the one of this build, which was made with ${named(BASE_PATH)}. Change the setting, or build with ${named(originPath(STORE_ORIGIN))}.`,
    );
  }
}

/**
 * Throws if a store that this deployment serves has an address with another path. Stores without a host may belong to
 * another deployment that shares the database.
 */
export async function checkStoreOrigins(database: Database): Promise<void> {
  const { STORE_HOSTS, STORE_ID } = env();
  const served = new Set([STORE_ID, ...STORE_HOSTS.values()]);
  for (const { id, domains } of await listStores(database)) {
    if (!served.has(id) && domains.length === 0) continue;
    const store = await readStore(id);
    if (!store || hasBasePath(store.origin)) continue;
    const right = new URL(store.origin).origin + BASE_PATH;
    throw new SettingsError(
      `The store ${id} has the address ${store.origin}, but this build was made with ${named(BASE_PATH)}. Change the address (npm run store -- set origin ${right} --store ${id}), or build with ${named(originPath(store.origin))}.`,
    );
  }
}

const named = (path: string) => (path === "" ? "an empty BASE_PATH" : `BASE_PATH=${path}`);
