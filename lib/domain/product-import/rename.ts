/** What a product in the file can be recognised by, if its handle has changed. */
export type Identifiers = { slug: string; skus: readonly string[]; barcodes: readonly string[] };

/** An SKU and a barcode in the shop, and the slug of the product they belong to. */
export type SkuOwner = { slug: string; sku: string; barcode: string };

export type Rename = { slug: string; renamedFrom: string };

export type OwnerIndex = ReadonlyMap<string, ReadonlySet<string>>;

export function indexOwners(owners: readonly SkuOwner[]): OwnerIndex {
  const index = new Map<string, Set<string>>();
  for (const { slug, sku, barcode } of owners) {
    for (const key of [ownerKey("sku", sku), ownerKey("barcode", barcode)]) {
      index.set(key, (index.get(key) ?? new Set()).add(slug));
    }
  }
  return index;
}

const ownerKey = (kind: "sku" | "barcode", value: string) => `${kind}:${value.toLowerCase()}`;

/**
 * The slug in the shop of a product that has another handle in the file. The product is recognised if all its SKUs (or,
 * if it has none, all its barcodes) belong to one product in the shop. Null if there is no such product; the product in
 * the file is then new.
 */
export function findFormerSlug({ skus, barcodes }: Identifiers, owners: OwnerIndex): string | null {
  const keys =
    skus.length > 0 ? skus.map((sku) => ownerKey("sku", sku)) : barcodes.map((barcode) => ownerKey("barcode", barcode));
  const [first, ...others] = keys.map((key) => owners.get(key) ?? new Set<string>());
  const [former] = first ?? [];
  if (former === undefined || first?.size !== 1) return null;
  return others.every((slugs) => slugs.size === 1 && slugs.has(former)) ? former : null;
}

/**
 * Returns the renames that are certain. If the former handle is still in the file, its product was not renamed. If
 * several products in the file seem to be renamed from the same product, that product was split, and none of them
 * counts as renamed.
 */
export function chooseRenames(candidates: readonly Rename[], slugsInFile: ReadonlySet<string>): Rename[] {
  const claimCounts = new Map<string, number>();
  for (const { renamedFrom } of candidates) claimCounts.set(renamedFrom, (claimCounts.get(renamedFrom) ?? 0) + 1);
  return candidates.filter(({ renamedFrom }) => !slugsInFile.has(renamedFrom) && claimCounts.get(renamedFrom) === 1);
}
