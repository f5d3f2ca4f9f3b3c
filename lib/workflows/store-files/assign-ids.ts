type Key = { slug: string; id?: string | undefined };

export type Assignment = {
  /** By slug, for everything that the files name. */
  ids: ReadonlyMap<string, string>;
  /** What the shop has and the files do not. */
  removed: readonly { slug: string; id: string }[];
  /** What stands at another slug from now on. */
  renamed: readonly { id: string; from: string; to: string }[];
};

/**
 * Which thing of the shop each thing of the files is. Its id says so; a file without one means the thing at its slug,
 * unless another file names that by its id, and else something new.
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
      const known = idAt.get(slug);
      return [slug, id ?? (known !== undefined && !claimed.has(known) ? known : newId())];
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
