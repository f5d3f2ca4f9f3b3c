import { z } from "zod";
import { list, requiredText, tolerant } from "@/lib/contracts/codec/tolerant";

/** Every search compares its words with all of these, so there is a limit. Whatever is beyond it is left out. */
const MAX_GROUPS = 100;
const MAX_WORDS = 20;
const MAX_LENGTH = 40;

const words = list(requiredText());
const groups = list(words);
const strict = z.array(z.array(z.string().min(1).max(MAX_LENGTH)).min(2).max(MAX_WORDS)).max(MAX_GROUPS);

/** Groups of words that mean the same in a search, such as `[["saree", "sari"], ["table cloth", "tablecloth"]]`. */
export const searchSynonyms = () =>
  tolerant(strict, (sent) =>
    z
      .decode(groups, sent)
      .map((group) => [...new Set(group)].filter((word) => word.length <= MAX_LENGTH).slice(0, MAX_WORDS))
      .filter((group) => group.length > 1)
      .slice(0, MAX_GROUPS),
  );
