import type { ImportedPicture } from "./imported-product";
import type { PictureRecord, ProductRecord, VariantRecord } from "./product-record";

/** Assumed size of a picture that could not be fetched: the portrait format that the shop's pages are designed for. */
const ASSUMED_SIZE = { width: 900, height: 1060 };

/**
 * The product's pictures in the shop, by the URL from which they were downloaded and by their own URL below `uploads`,
 * so that an import does not download a picture again, also if the file is an export of this shop.
 */
export function knownPictures(existing: ProductRecord | null, uploads: string): ReadonlyMap<string, PictureRecord> {
  // Of a picture that a variant has too, what the product says of it comes last, and counts.
  const pictures = existing ? [...existing.variants.flatMap((variant) => variant.pictures), ...existing.pictures] : [];
  const bySource = pictures.flatMap((picture) => (picture.source ? [[picture.source, picture] as const] : []));
  return new Map([...pictures.map((picture) => [`${uploads}${picture.src}`, picture] as const), ...bySource]);
}

/** The picture as the shop stores it. Until the picture has been downloaded, pages load it from its original URL. */
export function toPictureRecord(
  { source, alt }: ImportedPicture,
  known: ReadonlyMap<string, PictureRecord>,
  productName: string,
): PictureRecord {
  const existing = known.get(source);
  if (!existing) return { src: source, ...ASSUMED_SIZE, alt: alt || productName, source };
  const { hideOnVariants, ...picture } = existing;
  // What an import named after its product is named after it again; what the owner wrote stays.
  return {
    ...picture,
    alt: alt || (picture.source ? productName : picture.alt),
    ...(!picture.source && hideOnVariants && { hideOnVariants }),
  };
}

/**
 * The pictures of a product: those in the file, in the file's order, then those the owner added by hand. If every
 * variant has a picture of its own, the pages of variants show none of the pictures that belong to another variant.
 */
export function mergePictures(
  imported: readonly ImportedPicture[] | undefined,
  existing: ProductRecord | null,
  variants: readonly VariantRecord[],
  { name, uploads }: { name: string; uploads: string },
): PictureRecord[] {
  const known = knownPictures(existing, uploads);
  const listed = imported?.map((picture) => toPictureRecord(picture, known, name));
  const listedFiles = new Set(listed?.map(({ src }) => src));
  const remaining =
    existing?.pictures.filter((picture) => !listed || (!picture.source && !listedFiles.has(picture.src))) ?? [];
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
