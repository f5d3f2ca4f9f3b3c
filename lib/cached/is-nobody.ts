import { NO_STORE, PLACEHOLDER, type StoreId } from "@/lib/domain/store/id";

/** The build renders a placeholder store: every cached read answers nothing for it, so a build needs no database. */
export const isNobody = (storeId: StoreId) => storeId === PLACEHOLDER || storeId === NO_STORE;
