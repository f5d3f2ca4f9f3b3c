/** What a product is known by beside its handle. */
export type Identifiers = { slug: string; skus: readonly string[]; barcodes: readonly string[] };

/** A SKU and a barcode of the shop with the product that they belong to. */
export type Owner = { slug: string; sku: string; barcode: string };

export type Rename = { slug: string; renamedFrom: string };

export type OwnerIndex = ReadonlyMap<string, ReadonlySet<string>>;

export function indexOwners(owners: readonly Owner[]): OwnerIndex {
  const index = new Map<string, Set<string>>();
  for (const { slug, sku, barcode } of owners) {
    for (const key of [keyOf("sku", sku), keyOf("barcode", barcode)]) {
      index.set(key, (index.get(key) ?? new Set()).add(slug));
    }
  }
  return index;
}

const keyOf = (kind: "sku" | "barcode", value: string) => `${kind}:${value.toLowerCase()}`;

/**
 * The former slug of a product whose handle the shop does not know: all its SKUs (all barcodes, when it has no SKU)
 * are those of exactly one product. Null when nothing tells that it is not simply new.
 */
export function findFormerSlug({ skus, barcodes }: Identifiers, owners: OwnerIndex): string | null {
  const keys =
    skus.length > 0 ? skus.map((sku) => keyOf("sku", sku)) : barcodes.map((barcode) => keyOf("barcode", barcode));
  const [first, ...others] = keys.map((key) => owners.get(key) ?? new Set<string>());
  const [former] = first ?? [];
  if (former === undefined || first?.size !== 1) return null;
  return others.every((slugs) => slugs.size === 1 && slugs.has(former)) ? former : null;
}

/**
 * Of possible renames, the true ones: a product whose own handle is in the file was not renamed, and one that two
 * products of the file lay claim to was split.
 */
export function chooseRenames(candidates: readonly Rename[], slugsInFile: ReadonlySet<string>): Rename[] {
  const claims = new Map<string, number>();
  for (const { renamedFrom } of candidates) claims.set(renamedFrom, (claims.get(renamedFrom) ?? 0) + 1);
  return candidates.filter(({ renamedFrom }) => !slugsInFile.has(renamedFrom) && claims.get(renamedFrom) === 1);
}
