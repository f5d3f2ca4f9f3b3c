/** The identifiers by which a product in the file can be recognised. */
export type Identifiers = { slug: string; skus: readonly string[]; barcodes: readonly string[] };

/** A SKU and a barcode in the shop, with the product they belong to. */
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
 * The former slug of a product whose handle is not known in the shop: all its SKUs (or, if it has no SKU, all its
 * barcodes) must belong to exactly one product. Null if the product seems to be new.
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
 * Keeps only renames that are certain: a product whose old handle is still in the file was not renamed, and if two
 * products claim the same old handle, the product was split.
 */
export function chooseRenames(candidates: readonly Rename[], slugsInFile: ReadonlySet<string>): Rename[] {
  const claimCounts = new Map<string, number>();
  for (const { renamedFrom } of candidates) claimCounts.set(renamedFrom, (claimCounts.get(renamedFrom) ?? 0) + 1);
  return candidates.filter(({ renamedFrom }) => !slugsInFile.has(renamedFrom) && claimCounts.get(renamedFrom) === 1);
}
