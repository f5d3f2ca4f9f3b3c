/** What a highlight's icon may show. */
export const HIGHLIGHT_ICONS = ["leaf", "hand", "drop", "sun", "loom", "ruler", "check"] as const;

/** Something special about a product, in a few words: "Woven on a pit loom". */
export type Highlight = { icon: (typeof HIGHLIGHT_ICONS)[number]; text: string };

/** More words are a description. Longer highlights are cut after the last word that fits. */
const MAX_WORDS = 6;
export const MAX_HIGHLIGHTS = 6;

/** The first words of a text that an owner wrote as a highlight. */
export function highlightText(text: string): string {
  return text.trim().split(/\s+/).slice(0, MAX_WORDS).join(" ");
}

/** A file to download, such as a care sheet. `src` is a path below the store's uploads. */
export type ProductFile = { name: string; src: string };
