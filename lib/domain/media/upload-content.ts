const MAX_UPLOAD_BYTES = 20_000_000;
/** A video of a minute in full HD. */
const MAX_VIDEO_BYTES = 100_000_000;

/** How much of a file `uploadFault` needs, in bytes. A SVG file may begin with a licence. */
export const UPLOAD_HEAD_BYTES = 4_096;

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const isJpeg = (head: Uint8Array) => text(head, 0, 3) === "\xff\xd8\xff";
/** What may stand before the first element: the declaration, the document type and comments. */
const SVG = /^(?:\xef\xbb\xbf)?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype svg[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>]/i;

const IS_CONTENT_OF: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  webp: (head) => text(head, 0, 4) === "RIFF" && text(head, 8, 12) === "WEBP",
  jpg: isJpeg,
  jpeg: isJpeg,
  png: (head) => text(head, 0, 8) === "\x89PNG\r\n\x1a\n",
  svg: (head) => SVG.test(text(head, 0, UPLOAD_HEAD_BYTES)),
  mp4: (head) => text(head, 4, 8) === "ftyp",
  webm: (head) => text(head, 0, 4) === "\x1aE\xdf\xa3",
  pdf: (head) => text(head, 0, 5) === "%PDF-",
};

export type UploadFault = "upload_too_large" | "upload_content_wrong";

/**
 * Why an uploaded file is refused: it is too large, or it is not what its name says; null if it is fine. `size` is in
 * bytes, `head` the beginning of the content. Browsers trust the name, because it decides the content type.
 */
export function uploadFault(name: string, { size, head }: { size: number; head: Uint8Array }): UploadFault | null {
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  const isVideo = extension === "mp4" || extension === "webm";
  if (size > (isVideo ? MAX_VIDEO_BYTES : MAX_UPLOAD_BYTES)) return "upload_too_large";
  return IS_CONTENT_OF[extension]?.(head) ? null : "upload_content_wrong";
}
