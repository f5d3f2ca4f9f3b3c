import { atom } from "jotai";
import type { StoreDetails } from "@/lib/domain/store/store";

/** Whether the store takes orders, requests for quotations, or enquiries. Hydrated from the server-rendered store. */
export const subTypeAtom = atom<StoreDetails["subType"]>("order");
