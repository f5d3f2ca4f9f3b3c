import type { ImportedPicture } from "./imported-product";
import type { PictureRecord, ProductRecord, VariantRecord } from "./product-record";

/** Assumed size of a picture that could not be fetched: the portrait format that the shop's pages are designed for. */
const ASSUMED_SIZE = { width: 900, height: 1060 };

/**
 * The product's pictures in the shop, by the URL from which they were downloaded, so that an import does not download a
 * picture again.
 */
export function knownPictures(existing: ProductRecord | null): ReadonlyMap<string, PictureRecord> {
  const pictures = existing ? [...existing.pictures, ...existing.variants.flatMap((variant) => variant.pictures)] : [];
  return new Map(pictures.flatMap((picture) => (picture.source ? [[picture.source, picture] as const] : [])));
}

/** The picture as the shop stores it. Until the picture has been downloaded, pages load it from its original URL. */
export function toPictureRecord(
  { source, alt }: ImportedPicture,
  knownBySource: ReadonlyMap<string, PictureRecord>,
  productName: string,
): PictureRecord {
  const unfetched: PictureRecord = { src: source, ...ASSUMED_SIZE, alt };
  const { src, width, height, preview } = knownBySource.get(source) ?? unfetched;
  return { src, width, height, alt: alt || productName, ...(preview && { preview }), source };
}

/**
 * The pictures of a product: those in the file, in the file's order, then those the owner added by hand. If every
 * variant has a picture of its own, the pages of variants show none of the pictures that belong to another variant.
 */
export function mergePictures(
  imported: readonly ImportedPicture[] | undefined,
  existing: ProductRecord | null,
  variants: readonly VariantRecord[],
  productName: string,
): PictureRecord[] {
  const knownBySource = knownPictures(existing);
  const listed = imported?.map((picture) => toPictureRecord(picture, knownBySource, productName));
  const remaining = existing?.pictures.filter((picture) => !listed || !picture.source) ?? [];
  const ownSources = new Set(variants.flatMap(({ pictures }) => pictures.map((picture) => picture.source)));
  const allHaveOwn = variants.length > 0 && variants.every(({ pictures }) => pictures.length > 0);
  return [...(listed ?? []), ...remaining].map(({ hideOnVariants, ...picture }) => {
    const isHidden = picture.source ? allHaveOwn && ownSources.has(picture.source) : hideOnVariants;
    return isHidden ? { ...picture, hideOnVariants: true } : picture;
  });
}

/** True for a picture that has not been downloaded yet, so that pages load it from its original URL. */
export function needsDownload(picture: PictureRecord): boolean {
  return picture.source !== undefined && picture.src === picture.source;
}
