import "server-only";
import sharp from "sharp";

export type EncodedPicture = { bytes: Buffer; width: number; height: number; preview: string };

const MAX_SIDE = 1_800;
const PREVIEW_WIDTH = 20;
/** Protects the memory, which a picture decoded from a small file could fill. */
const MAX_PIXELS = 100_000_000;

/**
 * Converts a picture to the format the shop stores: webp, upright, without the camera's metadata, at most 1,800 pixels
 * wide or high, with a tiny preview to blur until it has loaded. Null when the bytes are not a picture.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(data).resize({ width: PREVIEW_WIDTH }).webp({ quality: 30 }).toBuffer();
    const { width, height } = info;
    return { bytes: data, width, height, preview: `data:image/webp;base64,${preview.toString("base64")}` };
  } catch (error) {
    // sharp throws plain errors, so we cannot tell an unreadable picture from other failures.
    if (error instanceof Error) return null;
    throw error;
  }
}
