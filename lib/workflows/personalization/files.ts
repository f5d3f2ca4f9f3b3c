import "server-only";
import { insertPersonalFile } from "@/lib/data/personalization/files";
import { cartOwner } from "@/lib/domain/cart/cart";
import { MAX_FILE_BYTES } from "@/lib/domain/personalization/file";
import { fail, ok, type Result } from "@/lib/domain/result";
import { newId } from "@/lib/server/tokens";
import { encodeSentPicture } from "@/lib/storage/picture-encoding";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";

/** Each picture is decoded and stored, so strangers get fewer than they could send. */
const LIMIT = { name: "personal_file", attempts: 40, seconds: 3_600 };

export type SentFile = { id: string; width: number; height: number };

/**
 * Stores a picture of the visitor, upright, in webp, and without what the camera noted. Its kind follows from its
 * content, whatever its name says.
 */
export async function storePersonalFile(
  { store, visitor, address }: Pick<Requester, "store" | "visitor" | "address">,
  bytes: Uint8Array,
): Promise<Result<SentFile, "file_too_large" | "file_not_picture" | "files_full"> | TooManyAttempts> {
  if (bytes.length > MAX_FILE_BYTES) return fail("file_too_large", "content");
  const refused = await countAttempts(store.id, [[LIMIT, address]]);
  if (refused) return refused;
  const picture = await encodeSentPicture(bytes);
  if (!picture) return fail("file_not_picture", "content");
  const id = newId();
  const isStored = await insertPersonalFile(store.id, cartOwner(visitor), { id, content: picture.bytes });
  return isStored ? ok({ id, width: picture.width, height: picture.height }) : fail("files_full");
}
