type Key = { slug: string; id?: string | undefined };

export type Assignment = {
  /** Maps the slug of every entry in the files to the id of that entry. */
  ids: ReadonlyMap<string, string>;
  /** Entries that are in the shop but not in the files, so the import deletes them. */
  removed: readonly { slug: string; id: string }[];
  /** Entries whose slug in the files differs from the one in the shop. */
  renamed: readonly { id: string; from: string; to: string }[];
};

/**
 * Matches the entries in the files to those in the shop. An entry with an id matches the entry in the shop with that
 * id. An entry without an id matches the entry in the shop with the same slug, unless another file contains the id of
 * that entry. Entries without a match are new.
 */
export function assignIds(
  inShop: readonly { slug: string; id: string }[],
  inFiles: readonly Key[],
  newId: () => string,
): Assignment {
  const claimed = new Set(inFiles.flatMap(({ id }) => id ?? []));
  const idAt = new Map(inShop.map(({ slug, id }) => [slug, id]));
  const ids = new Map(
    inFiles.map(({ slug, id }) => {
      const idInShop = idAt.get(slug);
      return [slug, id ?? (idInShop !== undefined && !claimed.has(idInShop) ? idInShop : newId())];
    }),
  );
  const slugOf = new Map([...ids].map(([slug, id]) => [id, slug]));
  return {
    ids,
    removed: inShop.filter(({ id }) => !slugOf.has(id)),
    renamed: inShop.flatMap(({ slug, id }) => {
      const to = slugOf.get(id);
      return to === undefined || to === slug ? [] : [{ id, from: slug, to }];
    }),
  };
}
