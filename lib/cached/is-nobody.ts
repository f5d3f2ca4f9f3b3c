import { NO_STORE, PLACEHOLDER, type StoreId } from "@/lib/domain/store/id";

/**
 * Whether this is the placeholder store for which pages are rendered during the build. Cached reads return nothing for
 * it and do not query the database, so that the build needs no database.
 */
export const isNobody = (storeId: StoreId) => storeId === PLACEHOLDER || storeId === NO_STORE;
