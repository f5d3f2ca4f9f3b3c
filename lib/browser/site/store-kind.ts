import { atom } from "jotai";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * How the store sells: orders, quotations or enquiries. Hydration sets it to the value for this store, which the server
 * has rendered into the page.
 */
export const subTypeAtom = atom<StoreDetails["subType"]>("order");
