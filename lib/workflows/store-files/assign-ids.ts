type Key = { slug: string; id?: string | undefined };

export type Assignment = {
  /** The id of every slug in the files. */
  ids: ReadonlyMap<string, string>;
  /** Things in the shop that are not in the files. */
  removed: readonly { slug: string; id: string }[];
  /** Things whose slug changes. */
  renamed: readonly { id: string; from: string; to: string }[];
};

/**
 * Matches the things in the files to those in the shop. A file with an id means the thing with that id. A file without
 * one means the thing at its slug, unless another file claims that thing by id; otherwise it is new.
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
