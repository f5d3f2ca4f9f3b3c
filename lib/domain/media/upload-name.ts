const NAME = /^[a-z0-9][a-z0-9._-]*\.(webp|jpg|jpeg|png|svg|mp4|webm|pdf)$/i;
const FOLDER = /^[a-z0-9][a-z0-9_-]*$/i;
const MAX_FOLDERS = 3;

/**
 * Whether a file may have this path below a store's uploads folder: the path cannot leave that folder, and its type is
 * one we serve.
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
