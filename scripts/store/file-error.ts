/** What is wrong with a file or a folder, in words for its owner. */
export class FileError extends Error {
  override name = "FileError";
}
