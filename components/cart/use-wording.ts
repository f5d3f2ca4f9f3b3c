import { useAtomValue } from "jotai";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { type CartWording, cartWording } from "./wording";

/** How the current store calls its cart. */
export function useCartWording(): CartWording {
  return cartWording(useAtomValue(subTypeAtom));
}
