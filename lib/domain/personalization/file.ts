import type { Personalization } from "./personalization";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a picture is kept: one that nobody has ordered yet, and one that is part of an order or quotation. */
export const KEPT_MS = { waiting: 30 * DAY_MS, ordered: 400 * DAY_MS };

/** The most pictures of one visitor that wait to be ordered. */
export const MAX_PERSONAL_FILES = 40;

/** The most bytes of a picture as it is sent. */
export const MAX_FILE_BYTES = 10_000_000;

/** The path at which the shopper sees a picture that they sent. */
export const personalFilePath = (id: string): string => `/personal-file/${id}`;

/** The ids of the pictures in what was ordered. */
export function orderedFileIds(items: readonly { personalization: Personalization | null }[]): string[] {
  return items.flatMap(({ personalization }) =>
    (personalization?.parts ?? []).flatMap(({ kind, value }) => (kind === "file" ? [value] : [])),
  );
}
