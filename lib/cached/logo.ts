import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Logo } from "@/lib/domain/media/logo";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreDetails } from "@/lib/domain/store/store";
import { readPictureSize } from "@/lib/storage/picture-size";

/** The store's logo with its size; null if it has none or its file cannot be read. */
export async function getLogo({ id, pictures }: Pick<StoreDetails, "id" | "pictures">): Promise<Logo | null> {
  return pictures.logo ? readLogo(id, pictures.logo) : null;
}

async function readLogo(storeId: string, src: string): Promise<Logo | null> {
  "use cache";
  cacheTag(tags.store(storeId));
  const size = await readPictureSize(storeId, src);
  // A missing file may be uploaded later, which expires no tag.
  if (size) cacheLife("hours");
  else cacheLife("minutes");
  return size && { src, ...size };
}
