import "server-only";
import sharp from "sharp";
import type { StoreId } from "@/lib/domain/store/id";
import { readUpload } from "./uploads";

/** The size of an uploaded picture in pixels; null if there is no such file or it is not a picture. */
export async function readPictureSize(
  storeId: StoreId,
  src: string,
): Promise<{ width: number; height: number } | null> {
  const bytes = await readUpload([storeId, ...src.split("/")]);
  if (!bytes) return null;
  try {
    const { width, height, autoOrient } = await sharp(bytes).metadata();
    return width > 0 && height > 0 ? (autoOrient ?? { width, height }) : null;
  } catch (error) {
    // For any failure sharp throws a plain error, so a file that is not a picture cannot be distinguished from other
    // failures.
    console.warn("Could not read the size of a picture.", { src, error });
    return null;
  }
}
