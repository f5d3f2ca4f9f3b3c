import { atom } from "jotai";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * Whether the store takes orders, requests for quotations, or enquiries. Set from the server-rendered store on
 * hydration.
 */
export const subTypeAtom = atom<StoreDetails["subType"]>("order");
