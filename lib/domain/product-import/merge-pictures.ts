import type { ImportedPicture } from "./imported-product";
import type { PictureRecord, ProductRecord, VariantRecord } from "./product-record";

/** Taken to be the size of a picture that could not be fetched: the portrait that the shop's pages are laid out for. */
const ASSUMED_SIZE = { width: 900, height: 1060 };

/** The pictures that a product already has, by the address they came from, so that none is fetched twice. */
export function knownPictures(existing: ProductRecord | null): ReadonlyMap<string, PictureRecord> {
  const pictures = existing ? [...existing.pictures, ...existing.variants.flatMap((variant) => variant.pictures)] : [];
  return new Map(pictures.flatMap((picture) => (picture.source ? [[picture.source, picture] as const] : [])));
}

/** Until it has been fetched, a picture is shown from where it lives. */
export function toPictureRecord(
  { source, alt }: ImportedPicture,
  known: ReadonlyMap<string, PictureRecord>,
  productName: string,
): PictureRecord {
  const unfetched: PictureRecord = { src: source, ...ASSUMED_SIZE, alt };
  const { src, width, height, preview } = known.get(source) ?? unfetched;
  return { src, width, height, alt: alt || productName, ...(preview && { preview }), source };
}

/**
 * The pictures of a product: those of the file in its order, then those that were added by hand. When every variant
 * has a picture of its own, a variant's picture is not shown among those that are common to all.
 */
export function mergePictures(
  imported: readonly ImportedPicture[] | undefined,
  existing: ProductRecord | null,
  variants: readonly VariantRecord[],
  productName: string,
): PictureRecord[] {
  const known = knownPictures(existing);
  const listed = imported?.map((picture) => toPictureRecord(picture, known, productName));
  const kept = existing?.pictures.filter((picture) => !listed || !picture.source) ?? [];
  const ownSources = new Set(variants.flatMap(({ pictures }) => pictures.map((picture) => picture.source)));
  const allHaveOwn = variants.length > 0 && variants.every(({ pictures }) => pictures.length > 0);
  return [...(listed ?? []), ...kept].map(({ hideOnVariants, ...picture }) => {
    const isHidden = picture.source ? allHaveOwn && ownSources.has(picture.source) : hideOnVariants;
    return isHidden ? { ...picture, hideOnVariants: true } : picture;
  });
}

/** Whether the picture still has to be fetched. */
export function isToBeFetched(picture: PictureRecord): boolean {
  return picture.source !== undefined && picture.src === picture.source;
}
