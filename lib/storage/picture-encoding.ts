import "server-only";
import sharp from "sharp";

export type EncodedPicture = { bytes: Buffer; width: number; height: number; preview: string };

const LONGEST_SIDE = 1_800;
const PREVIEW_WIDTH = 20;
/** A small file can unpack to a picture that fills the memory. */
const MOST_PIXELS = 100_000_000;

/**
 * The picture as the shop keeps it: webp, upright, no larger than a screen needs, without what the camera wrote into
 * it, and with a preview to be blurred until it has loaded. Null when the bytes are no picture.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(data).resize({ width: PREVIEW_WIDTH }).webp({ quality: 30 }).toBuffer();
    const { width, height } = info;
    return { bytes: data, width, height, preview: `data:image/webp;base64,${preview.toString("base64")}` };
  } catch (error) {
    // sharp throws plain errors for whatever it cannot read; there is no kind of its own to ask for.
    if (error instanceof Error) return null;
    throw error;
  }
}
