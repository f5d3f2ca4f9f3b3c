import type { PictureFailure } from "../shop";

const PICTURE_TEXTS: Record<PictureFailure["code"], string> = {
  unreachable: "no answer",
  host_skipped: "no answer",
  refused: "not found",
  too_large: "larger than 20 MB",
  not_a_picture: "not a picture",
};

/** One line for each picture that failed, but only one for all pictures of a host that does not respond. */
export function pictureTexts(failures: readonly PictureFailure[]): string[] {
  const texts = new Map<string, number>();
  for (const { slug, source, code } of failures) {
    const isHostSilent = code === "unreachable" || code === "host_skipped";
    const text = `${isHostSilent ? new URL(source).host : `${slug}: ${source}`} (${PICTURE_TEXTS[code]})`;
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  return [...texts].map(([text, count]) => (count > 1 ? `${count} of ${text}` : text));
}
