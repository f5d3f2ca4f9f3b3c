const NAME = /^[a-z0-9][a-z0-9._-]*\.(webp|jpg|jpeg|png|svg|mp4|webm|pdf)$/i;
const FOLDER = /^[a-z0-9][a-z0-9_-]*$/i;
const MOST_FOLDERS = 3;

/** Whether a file of a store may have this path below its uploads: no way leads out of it, and browsers are served it. */
export function isUploadName(path: string): boolean {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  return (
    path.length <= 250 &&
    NAME.test(name) &&
    folders.length <= MOST_FOLDERS &&
    folders.every((each) => FOLDER.test(each))
  );
}
