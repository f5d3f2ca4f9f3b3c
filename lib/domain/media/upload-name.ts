const NAME = /^[a-z0-9][a-z0-9._-]*\.(webp|jpg|jpeg|png|svg|mp4|webm|pdf)$/i;
const FOLDER = /^[a-z0-9][a-z0-9_-]*$/i;
const MAX_FOLDERS = 3;

/**
 * Whether an uploaded file may have this path: it must not lead out of the store's uploads folder, and its type must be
 * one that we serve.
 */
export function isUploadName(path: string): boolean {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  return (
    path.length <= 250 &&
    NAME.test(name) &&
    folders.length <= MAX_FOLDERS &&
    folders.every((folder) => FOLDER.test(folder))
  );
}
