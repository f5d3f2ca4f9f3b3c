import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { idSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { MAX_FILE_BYTES } from "@/lib/domain/personalization/file";

/** Base64 takes four bytes for three; the rest is for the JSON around it. */
export const FILE_BODY_LIMIT = Math.ceil((MAX_FILE_BYTES * 4) / 3) + 10_000;

export const addPersonalFileCall = defineCall({
  method: "POST",
  path: "/api/personal-files",
  caller: "visitor",
  part: "ordering",
  summary: "Keeps a picture of the visitor, to be the answer to a product's field for one",
  bodyLimit: FILE_BODY_LIMIT,
  body: z.object({
    content: z.base64().meta({ description: "A picture of at most 10 MB: JPEG, PNG, WebP, HEIF, AVIF, GIF or TIFF" }),
  }),
  answer: z.object({ file_id: z.string(), width: z.int(), height: z.int() }),
  refusals: ["file_too_large", "file_not_picture", "files_full", "too_many_attempts"],
});

/** `content` is base64. */
export const personalFileAnswerSchema = z.object({ content_type: z.literal("image/webp"), content: z.base64() });

export const readPersonalFileCall = defineCall({
  method: "GET",
  path: "/api/owner/personal-files/{file_id}",
  caller: "owner",
  right: "orders.read",
  summary:
    "A picture that a shopper sent with an item or a return; `value` of the item's answer, or `picture_id`, is its id",
  params: z.object({ file_id: idSchema }),
  query: storeQuerySchema,
  answer: personalFileAnswerSchema,
  refusals: ["personal_file_unknown"],
});
