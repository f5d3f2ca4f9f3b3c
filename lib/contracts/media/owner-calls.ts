import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { Picture } from "@/lib/domain/media/picture";

export const preparedPicturesAnswerSchema = z.object({
  store_id: z.string(),
  renditions: z.int().meta({ description: "The smaller versions of pictures that are made ahead, in all" }),
  ready: z.int(),
  is_preparing: z.boolean().meta({ description: "Whether the shop makes the others in the background" }),
});
export type PreparedPicturesAnswer = z.infer<typeof preparedPicturesAnswerSchema>;

export const countRenditionsCall = defineCall({
  method: "GET",
  path: "/api/owner/pictures",
  caller: "owner",
  right: "products.read",
  summary: "How many smaller versions of the store's pictures are ready",
  query: storeQuerySchema,
  answer: preparedPicturesAnswerSchema,
  refusals: ["store_unknown"],
});

/** What a camera makes, as base64: four characters for three bytes. */
const PICTURE_BODY_LIMIT = 40_000_000;

export const uploadedPictureSchema = z.object({
  src: z.string().meta({ description: "Below `/uploads/{store_id}/`" }),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  preview: z.string().optional().meta({ description: "The picture, 20 pixels wide, as a data URI" }),
});
export type UploadedPicture = z.output<typeof uploadedPictureSchema>;

export const uploadPictureCall = defineCall({
  method: "POST",
  path: "/api/owner/pictures",
  caller: "owner",
  right: "products.write",
  summary: "Stores a picture as the shop shows it: upright, as WebP, without what the camera wrote into it",
  query: storeQuerySchema,
  body: z.object({
    name: z.string().max(200).meta({ description: "What the file is called; its name here begins like it" }),
    base64: z.base64(),
  }),
  bodyLimit: PICTURE_BODY_LIMIT,
  answer: uploadedPictureSchema,
  refusals: ["file_not_picture"],
});

export const uploadedPictureToWire = ({ src, width, height, alt, preview }: Picture): UploadedPicture => ({
  ...{ src, width, height, alt },
  ...(preview && { preview }),
});

/** A video of 100 MB, as base64. */
const FILE_BODY_LIMIT = 150_000_000;

export const uploadFileCall = defineCall({
  method: "POST",
  path: "/api/owner/files",
  caller: "owner",
  right: "products.write",
  summary: "Stores a file as it is: a PDF of up to 20 MB, or a video (MP4, WebM) of up to 100 MB",
  query: storeQuerySchema,
  body: z.object({
    name: z.string().max(200).meta({ description: "What the file is called; its ending says what it is" }),
    base64: z.base64(),
  }),
  bodyLimit: FILE_BODY_LIMIT,
  answer: z.object({ src: z.string().meta({ description: "Below `/uploads/{store_id}/`" }) }),
  refusals: ["upload_content_wrong", "upload_too_large"],
});
