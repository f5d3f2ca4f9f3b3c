import { useAtomValue } from "jotai";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { type BagWords, bagWords } from "./wording";

/** The words of the store that is shown. */
export function useBagWords(): BagWords {
  return bagWords(useAtomValue(subTypeAtom));
}
