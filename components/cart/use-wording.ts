import { useAtomValue } from "jotai";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { type CartWording, cartWording } from "./wording";

/** The words that the current store uses for its cart. */
export function useCartWording(): CartWording {
  return cartWording(useAtomValue(subTypeAtom));
}
