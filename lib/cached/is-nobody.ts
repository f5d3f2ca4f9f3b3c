import { NO_STORE, PLACEHOLDER, type StoreId } from "@/lib/domain/store/id";

/**
 * Whether this is the placeholder store that the build renders. For it, cached reads return nothing without asking the
 * database, so that a build needs none.
 */
export const isNobody = (storeId: StoreId) => storeId === PLACEHOLDER || storeId === NO_STORE;
