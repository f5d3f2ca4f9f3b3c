import { useAtomValue } from "jotai";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { type CartWording, cartWording } from "./wording";

/** The words of the store that is shown. */
export function useCartWording(): CartWording {
  return cartWording(useAtomValue(subTypeAtom));
}
