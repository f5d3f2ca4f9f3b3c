import "server-only";
import sharp from "sharp";

export type EncodedPicture = { bytes: Buffer; width: number; height: number; preview: string };

const MAX_SIDE = 1_800;
const PREVIEW_WIDTH = 20;
/**
 * Larger pictures are refused, because even a small file can contain a picture that fills the memory when it is
 * decoded.
 */
const MAX_PIXELS = 100_000_000;

/** Not SVG, which is a program as much as a picture. HEIF includes AVIF. */
const SENT_FORMATS = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

/** Like `encodePicture`, for a picture of a stranger: null for formats that photographs and scans do not have. */
export async function encodeSentPicture(bytes: Uint8Array): Promise<EncodedPicture | null> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return SENT_FORMATS.includes(format) ? await encodePicture(Buffer.from(bytes)) : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/**
 * Converts a picture to the format in which the shop stores it: webp, upright, without the camera's metadata, at most
 * 1,800 pixels wide or high. Also makes a tiny preview, which pages show blurred until the picture has loaded. Null if
 * the bytes are not a picture.
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
    // For any failure sharp throws a plain error, so a file that is not a picture cannot be distinguished from other
    // failures.
    if (error instanceof Error) return null;
    throw error;
  }
}
