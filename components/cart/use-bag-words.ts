import { useAtomValue } from "jotai";
import { subTypeAtom } from "@/lib/state/store-kind";
import { type BagWords, bagWords } from "./bag-words";

/** The words of the store that is shown. */
export function useBagWords(): BagWords {
  return bagWords(useAtomValue(subTypeAtom));
}
